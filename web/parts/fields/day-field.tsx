import { CatchBoundary } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
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

interface DayFieldProps {
  name: string;
  label: ReactNode;
  /** the purpose, under the field */
  description?: ReactNode;
  is_required: boolean;
  /** `YYYY-MM-DD`, or an unfinished text */
  value: string;
  near?: string | undefined;
  /** no wider than a day needs */
  is_narrow?: boolean;
  min?: string | undefined;
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
  min,
  error,
  onChange,
}: DayFieldProps): ReactNode {
  const t = useTranslations('cruises.form');
  const { day_order, monthOf, dayText } = useInputFormats();
  // While the field has the focus it shows the typed text, afterwards the day in the reader's format.
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const example = dayText('2027-03-26');
  const input = useRef<HTMLInputElement>(null);

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
        end={
          <PopoverTarget>
            <IconButton icon="calendar" label={t('calendar')} size={22} onClick={() => setOpen(!isOpen)} />
          </PopoverTarget>
        }
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(parseDay(currentTarget.value, day_order, monthOf) ?? currentTarget.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
      <PopoverDropdown className={classes['calendar']}>
        {/* The calendar fails to load without a network, which must not break the form. */}
        <CatchBoundary getResetKey={() => 'calendar'} errorComponent={CalendarMissing}>
          <Suspense fallback={<Skeleton width={290} height={310} />}>
            <Calendar
              value={isCalendarDay(value) ? value : null}
              near={near}
              min={min}
              onChoose={(day) => {
                onChange(day);
                setTyped(undefined);
                setOpen(false);
                input.current?.focus();
              }}
            />
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
