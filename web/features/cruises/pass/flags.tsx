import type { ReactNode } from 'react';
import classes from '#web/parts/pass/pass.module.css';

const count = 13;
// short: the names of ports begin below them
const [width, sag, length] = [364, 12, 12];

/** A ship is dressed in flags on its first voyage. Decorative. */
export function Flags(): ReactNode {
  return (
    <svg
      className={classes['flags']}
      viewBox={`0 0 ${width} ${sag + length}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={classes['rope']} d={`M0 0Q${width / 2} ${2 * sag} ${width} 0`} />
      {Array.from({ length: count }, (_none, place) => {
        const x = (width / count) * (place + 0.5);
        const share = x / width;
        const y = 4 * sag * share * (1 - share);
        return <path key={place} d={`M${x - 7} ${y}h14l-7 ${length}z`} />;
      })}
    </svg>
  );
}
