import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { isWallTime } from '#domain/dates.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './row-fields.module.css';
import { Halves } from './halves.tsx';
import halves from './halves.module.css';
import { parseTime } from './time-input.ts';

interface TimeFieldProps {
  name: 'arrive' | 'depart' | 'all_aboard';
  /** with its day, for screen readers */
  label: string;
  short_label: string;
  /** `HH:MM`, empty, or a typed text that is no time */
  value: string;
  /** an earlier time of the row */
  after: string | undefined;
  error_id: string | undefined;
  onChange: (value: string) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** A time, typed in any usual form and shown in the reader's format. */
export function TimeField(props: TimeFieldProps): ReactNode {
  const { name, label, short_label, value, after, error_id, onChange, onKey } = props;
  const formats = useFormats();
  const [typing, setTyping] = useState<string>();
  const choose = (time: string) => {
    setTyping(undefined);
    onChange(time);
  };
  return (
    <label
      className={`${ui('block', 'relative')} ${classes['time']} ${halves['place']}`}
      data-at={name === 'all_aboard' ? 'end' : undefined}
    >
      <span
        className={`${ui('muted', 'text13', 'tight', 'block')} ${classes['timeLabel']}`}
        aria-hidden="true"
      >
        {short_label}
      </span>
      <input
        className={classes['input']}
        data-field={name}
        aria-label={label}
        aria-invalid={error_id !== undefined}
        aria-describedby={error_id}
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="next"
        value={typing ?? (isWallTime(value) ? formats.time(value) : value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget: { value: text } }) => {
          setTyping(text);
          onChange(parseTime(text, { after }) ?? text.trim());
        }}
        onKeyDown={onKey}
        onBlur={() => setTyping(undefined)}
      />
      {isWallTime(value) && <Halves time={value} onChoose={choose} />}
    </label>
  );
}
