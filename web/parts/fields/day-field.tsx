import { CatchBoundary } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isCalendarDay } from '#domain/dates.ts';
import { TextInput } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './day-field.module.css';
import { FieldPopover, PopoverDropdown, PopoverTarget } from './popover.tsx';
import { parseDay } from '#web/lib/day-input.ts';
import { useInputFormats } from '#web/lib/format-input.ts';

const Calendar = lazy(async () => ({ default: (await import('./day-calendar.tsx')).Calendar }));
const SpanCalendar = lazy(async () => ({ default: (await import('./day-calendar.tsx')).SpanCalendar }));

/** The days from one field to another: both open the same calendar, which shows and takes both. */
interface Span {
  is_end: boolean;
  /** the day of the other field */
  other: string | null;
  /** without an end the start alone was chosen */
  onChoose: (start: string, end?: string) => void;
  /** the field was left, or the calendar has chosen a day */
  onLeave: () => void;
}

interface DayFieldProps {
  name: string;
  label: string;
  /** the purpose, under the field */
  description?: ReactNode;
  is_required: boolean;
  /** `YYYY-MM-DD`, or an unfinished text */
  value: string;
  near?: string | undefined;
  /** no wider than a day needs */
  is_narrow?: boolean;
  span?: Span | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A calendar day, typed or pasted in any usual form, or picked from a calendar. */
export function DayField({
  name,
  label,
  description,
  is_required,
  value,
  near,
  is_narrow = false,
  span,
  error,
  onChange,
}: DayFieldProps): ReactNode {
  const t = useTranslations('cruises.form');
  const { day_order, monthOf, dayText, weekdayOf } = useInputFormats();
  // While the field has the focus it shows the typed text, afterwards the day in the reader's format.
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const weekday_id = useId();
  const day = isCalendarDay(value) ? value : null;
  const weekday = day !== null && span !== undefined && weekdayOf(day);
  const example = dayText('2027-03-26');
  const input = useRef<HTMLInputElement>(null);

  function close(): void {
    setTyped(undefined);
    setOpen(false);
    input.current?.focus();
  }

  return (
    <FieldPopover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
      <TextInput
        ref={input}
        name={name}
        label={label}
        description={description}
        required={is_required}
        placeholder={is_narrow ? example : t('example', { example })}
        // eight digits are a day, so a telephone's keys are enough
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        // the field may hold a suggestion: typing replaces it
        onFocus={({ currentTarget }) => currentTarget.select()}
        value={typed ?? dayText(value)}
        error={error}
        aria-describedby={weekday ? weekday_id : undefined}
        end={
          <>
            {weekday && (
              <span id={weekday_id} className={classes['weekday']}>
                {weekday}
              </span>
            )}
            <PopoverTarget>
              <IconButton
                icon="calendar"
                label={t('calendar')}
                hint={t('calendar_for', { field: label })}
                size={22}
                onClick={() => setOpen(!isOpen)}
              />
            </PopoverTarget>
          </>
        }
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(parseDay(currentTarget.value, day_order, monthOf) ?? currentTarget.value);
        }}
        onBlur={() => {
          setTyped(undefined);
          span?.onLeave();
        }}
      />
      <PopoverDropdown className={classes['calendar']}>
        {/* The calendar fails to load without a network, which must not break the form. */}
        <CatchBoundary getResetKey={() => 'calendar'} errorComponent={CalendarMissing}>
          <Suspense fallback={<Skeleton width={290} height={310} />}>
            {span === undefined ? (
              <Calendar
                value={day}
                near={near}
                onChoose={(chosen) => {
                  onChange(chosen);
                  close();
                }}
              />
            ) : (
              <SpanCalendar
                start={span.is_end ? span.other : day}
                end={span.is_end ? day : span.other}
                is_end={span.is_end}
                onStart={(start) => {
                  setTyped(undefined);
                  span.onChoose(start);
                }}
                onChoose={(start, end) => {
                  span.onChoose(start, end);
                  close();
                }}
              />
            )}
          </Suspense>
        </CatchBoundary>
      </PopoverDropdown>
    </FieldPopover>
  );
}

/** The user can still type the day. */
function CalendarMissing(): ReactNode {
  const t = useTranslations('shell.states');
  return <p role="alert">{t('offline_text')}</p>;
}
