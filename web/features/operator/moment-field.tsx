import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { browserTimeZone } from '#web/lib/formats.ts';

interface MomentFieldProps {
  label: string;
  description?: string;
  /** `2026-11-22T18:00` in the reader's zone, or empty */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A day and a time, with the picker of the device. */
export function MomentField({ label, description, value, error, onChange }: MomentFieldProps): ReactNode {
  return (
    <TextInput
      type="datetime-local"
      label={label}
      description={description}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** The instant of a day and time in the reader's zone; null for none. */
export function instantOf(moment: string): string | null {
  if (moment === '') return null;
  return Temporal.PlainDateTime.from(moment)
    .toZonedDateTime(browserTimeZone() ?? 'UTC')
    .toInstant()
    .toString({ smallestUnit: 'second' });
}

/** The day and time of an instant in the reader's zone. */
export function momentOf(instant: string | null): string {
  if (instant === null) return '';
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(browserTimeZone() ?? 'UTC')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}
