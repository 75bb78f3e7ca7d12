import { type ReactNode, useState } from 'react';
import { isWallTime } from '#domain/dates.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Halves } from '#web/parts/fields/halves.tsx';
import { TextInput } from '#web/ui/field.tsx';
import { ui } from '#web/ui/primitives.ts';
import halves from '#web/parts/fields/halves.module.css';
import { parseTime } from '#web/parts/fields/time-input.ts';

interface ClockFieldProps {
  name: string;
  label: string;
  /** `HH:MM`, empty, or a typed text that is no time */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A time as on a ticket, typed in any usual form: a wheel would be slower than four digits. */
export function ClockField({ name, label, value, error, onChange }: ClockFieldProps): ReactNode {
  const formats = useFormats();
  const [typing, setTyping] = useState<string>();
  return (
    <div className={`${ui('block', 'relative')} ${halves['place']}`} data-at="end">
      <TextInput
        name={name}
        label={label}
        error={error}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        // the field may hold a suggestion: typing replaces it
        onFocus={({ currentTarget }) => currentTarget.select()}
        value={typing ?? (isWallTime(value) ? formats.time(value) : value)}
        onChange={({ currentTarget: { value: text } }) => {
          setTyping(text);
          onChange(parseTime(text) ?? text.trim());
        }}
        onBlur={() => setTyping(undefined)}
      />
      {isWallTime(value) && (
        <Halves
          time={value}
          onChoose={(time) => {
            setTyping(undefined);
            onChange(time);
          }}
        />
      )}
    </div>
  );
}
