import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { isWallTime } from '#domain/dates.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Halves } from '../halves.tsx';
import halves from '../halves.module.css';
import { parseTime } from '../schedule/time-input.ts';

interface ClockFieldProps {
  name: string;
  label: string;
  /** `HH:MM`, empty, or what was typed and is no time */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A time as it stands on a ticket, typed loosely: a wheel to turn would be slower than its four figures. */
export function ClockField({ name, label, value, error, onChange }: ClockFieldProps): ReactNode {
  const formats = useFormats();
  const [typing, setTyping] = useState<string>();
  return (
    <div className={halves['place']} data-at="end">
      <TextInput
        name={name}
        label={label}
        error={error}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        // what stands there already was suggested: the keys replace it
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
