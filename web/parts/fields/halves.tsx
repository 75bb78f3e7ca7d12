import type { ReactNode } from 'react';
import { useFormats } from '#web/lib/formats.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './halves.module.css';

interface HalvesProps {
  /** `HH:MM` */
  time: string;
  onChoose: (time: string) => void;
}

/** AM and PM buttons for a keypad of digits; a keyboard with letters types them. */
export function Halves({ time, onChoose }: HalvesProps): ReactNode {
  const formats = useFormats();
  const hour = Number(time.slice(0, 2)) % 12;
  const both = [hour, hour + 12].map((choice) => String(choice).padStart(2, '0') + time.slice(2));
  if (formats.half(time) === undefined) return null;
  return (
    <span className={classes['halves']}>
      {both.map((choice) => (
        <button
          key={choice}
          type="button"
          className={`${ui('edgeless', 'ink')} ${classes['half']}`}
          tabIndex={-1}
          aria-pressed={choice === time}
          // the focus stays, and so does the keypad
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          {formats.half(choice)}
        </button>
      ))}
    </span>
  );
}
