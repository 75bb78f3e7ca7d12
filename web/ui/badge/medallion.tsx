import type { ReactNode } from 'react';
import { type EmblemName, emblems } from './emblems.ts';
import { ui } from '../primitives.ts';
import classes from './medallion.module.css';

interface MedallionProps {
  emblem: EmblemName;
  /** a number below the emblem */
  figure?: number | undefined;
  /** not earned: the outline, in a ring filled by this share, from 0 to 1 */
  progress?: number | undefined;
  size: number;
}

const STRANDS = 40;
const rope = strandsOf((a) => `M${at(40.6, a)}L${at(45.2, a + 0.2)}`);
const furrows = strandsOf((a) => `M${at(38.2, a + 0.02)}Q${at(43, a + 0.05)} ${at(47.2, a + 0.12)}`);

/** A badge as an enamel medallion in an edge of rope, or as its outline. Decorative: words stand beside it. */
export function Medallion({ emblem, figure, progress, size }: MedallionProps): ReactNode {
  const { field, layers } = emblems[emblem];
  const has_figure = figure !== undefined;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 96 96"
      className={`${ui('block', 'fixed')} ${classes['medallion']} ${progress === undefined ? classes[field] : classes['outline']}`}
      aria-hidden="true"
      focusable="false"
    >
      {progress === undefined ? <Enamel /> : <Ring progress={progress} />}
      <g transform={has_figure ? 'translate(28.1 12) scale(.83)' : 'translate(19.2 19.2) scale(1.2)'}>
        {layers.map(([paint, d]) => (
          <path key={d} className={classes[paint]} d={d} />
        ))}
      </g>
      {has_figure && (
        <text x={48} y={77} textAnchor="middle" className={classes['figure']}>
          {figure}
        </text>
      )}
    </svg>
  );
}

function Enamel(): ReactNode {
  return (
    <>
      <circle className={classes['shade']} cx={48} cy={48} r={43} />
      <path className={classes['strands']} d={rope} />
      <path className={classes['furrows']} d={furrows} />
      <circle className={classes['field']} cx={48} cy={48} r={38} />
      <circle className={classes['rim']} cx={48} cy={48} r={35.8} />
      <path className={classes['shine']} d="M16.5 41A32.5 32.5 0 0 1 79.5 41Q48 30 16.5 41z" />
    </>
  );
}

function Ring({ progress }: { progress: number }): ReactNode {
  return (
    <>
      <circle className={classes['track']} cx={48} cy={48} r={43} />
      {progress > 0 && (
        <circle
          className={classes['done']}
          cx={48}
          cy={48}
          r={43}
          pathLength={100}
          strokeDasharray={`${progress * 100} 100`}
          transform="rotate(-90 48 48)"
        />
      )}
    </>
  );
}

function strandsOf(strand: (angle: number) => string): string {
  return Array.from({ length: STRANDS }, (_none, index) => strand((2 * Math.PI * index) / STRANDS)).join('');
}

/** A point on the rim, by its distance from the centre and its angle. */
function at(radius: number, angle: number): string {
  return `${(48 + radius * Math.cos(angle)).toFixed(1)} ${(48 + radius * Math.sin(angle)).toFixed(1)}`;
}
