import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { addDays, isCalendarDay } from '#domain/dates.ts';
import { parseDay } from '#web/lib/day-input.ts';
import { useInputFormats } from '#web/lib/format-input.ts';
import { useFormats } from '#web/lib/formats.ts';
import { newId } from '#web/lib/ids.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import fields from '#web/parts/fields/row-fields.module.css';
import { PortField } from '#web/parts/fields/port-field.tsx';
import { TimeField } from '#web/parts/fields/time-field.tsx';
import cards from './cards.module.css';
import type { RowErrors, RowName } from './review-accept.ts';
import { inDateOrder, takesSchedule } from './review-change.ts';
import type { ReviewRow } from './review-model.ts';
import type { ReviewItem, ReviewStore } from './review-store.ts';
import classes from './schedule-table.module.css';
import { SourcePlace } from './source-place.tsx';

interface ScheduleTableProps {
  store: ReviewStore;
  item: ReviewItem;
  /** for an update: the cruise whose schedule it may replace */
  current: Cruise | undefined;
}

/** The days of the voyage as the document lists them. */
export function ScheduleTable({ store, item, current }: ScheduleTableProps): ReactNode {
  const t = useTranslations('uploads.schedule');
  const match = useTranslations('uploads.match');
  const schedule = useTranslations('schedule');
  const words = useTranslations('schedule.editor');
  const { id, rows, errors } = item;
  const put = (next: ReviewRow[]) => store.change(id, { rows: next });
  const replaces = current !== undefined && current.schedule.items.length > 0 && rows.length > 0;

  function change(row: ReviewRow, what: Partial<ReviewRow>): void {
    const { [row.key]: _gone, ...left } = errors.rows;
    store.change(id, {
      rows: rows.map((one) => (one === row ? { ...row, ...what } : one)),
      errors: { ...errors, rows: left },
    });
  }

  function add(): void {
    const last = rows.at(-1)?.date ?? '';
    const start = item.form.state().values.start_date;
    const date = isCalendarDay(last) ? addDays(last, 1) : start;
    put([
      ...rows,
      { key: newId(), date, port_id: null, port_name: '', arrive: '', depart: '', source: null },
    ]);
  }

  return (
    <Card aria-label={schedule('title')}>
      <h3 className={ui('title', 'below16')}>{schedule('title')}</h3>
      {replaces && (
        <label
          className={`${ui('row', 'top', 'padBlock8', 'pointer', 'shrink', 'grow')} ${cards['choice']} ${cards['keep']}`}
        >
          <input
            type="checkbox"
            checked={takesSchedule(item)}
            onChange={({ currentTarget }) => store.change(id, { takes_schedule: currentTarget.checked })}
          />
          <span>{match('schedule')}</span>
        </label>
      )}
      {rows.length === 0 ? (
        <p className={ui('note', 'tight')}>{t('empty')}</p>
      ) : (
        <div
          className={`${ui('grid', 'gap8')} ${classes['schedule']}`}
          role="table"
          aria-label={schedule('title')}
        >
          <div className={`${ui('muted', 'smaller')} ${classes['scheduleHead']}`} role="row">
            <span role="columnheader">{t('date')}</span>
            <span role="columnheader">{words('port')}</span>
            <span role="columnheader">{words('arrive')}</span>
            <span role="columnheader">{words('depart')}</span>
          </div>
          {rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              store={store}
              errors={errors.rows[row.key]}
              onChange={(what) => change(row, what)}
              onRemove={() => put(rows.filter((one) => one !== row))}
              onSort={() => put(inDateOrder(rows))}
            />
          ))}
        </div>
      )}
      <Button look="quiet" onClick={add}>
        <Icon name="plus" size={20} />
        {t('add')}
      </Button>
    </Card>
  );
}

interface RowProps {
  row: ReviewRow;
  store: ReviewStore;
  errors: RowErrors | undefined;
  onChange: (what: Partial<ReviewRow>) => void;
  onRemove: () => void;
  onSort: () => void;
}

function Row({ row, store, errors, onChange, onRemove, onSort }: RowProps): ReactNode {
  const t = useTranslations('uploads.schedule');
  const words = useTranslations('schedule.editor');
  const kinds = useTranslations('schedule.kinds');
  const formats = useFormats();
  const id = useId();
  const text = useRowErrorText();
  const day = isCalendarDay(row.date) ? formats.date(row.date, 'brief') : row.date;
  const label = (field: string) => t('of_day', { field, day });
  const errorId = (name: RowName) => (errors?.[name] === undefined ? undefined : `${id}-${name}`);
  const ignoreKey = () => undefined;
  const time = (name: 'arrive' | 'depart', after?: string) => (
    <div role="cell" className={classes['timeCell']}>
      <TimeField
        name={name}
        label={label(words(name))}
        short_label={words(name)}
        value={row[name]}
        after={after}
        error_id={errorId(name)}
        onChange={(value) => onChange({ [name]: value })}
        onKey={ignoreKey}
      />
    </div>
  );
  return (
    <SourcePlace store={store} of={`row:${row.key}`} source={row.source} className={classes['rowPlace']}>
      <div role="row" className={classes['scheduleRow']} data-sea={row.port_name.trim() === '' || undefined}>
        <div role="cell" className={classes['dayCell']}>
          <DayCell
            label={label(t('date'))}
            value={row.date}
            error_id={errorId('date')}
            onChange={(date) => onChange({ date })}
            onLeave={onSort}
          />
        </div>
        <div role="cell" className={classes['portCell']}>
          <PortField
            label={label(words('port'))}
            placeholder={kinds('sea')}
            value={row.port_name}
            is_linked={row.port_id !== null}
            error_id={errorId('port_name')}
            onType={(port_name) => onChange({ port_name, port_id: null })}
            onChoose={(port) => onChange({ port_name: port.name, port_id: port.id })}
            onPicked={ignoreKey}
            onKey={ignoreKey}
          />
        </div>
        {time('arrive')}
        {time('depart', row.arrive)}
        <div role="cell" className={classes['removeCell']}>
          <IconButton icon="trash" size={20} label={t('remove', { day })} onClick={onRemove} />
        </div>
      </div>
      {Object.entries(errors ?? {}).map(([name, error]) => (
        <p
          key={name}
          id={`${id}-${name}`}
          className={`${ui('small', 'strong', 'urgent')} ${classes['rowError']}`}
        >
          {text(error)}
        </p>
      ))}
    </SourcePlace>
  );
}

function useRowErrorText(): (error: NonNullable<RowErrors[RowName]>) => string {
  const faults = useTranslations('errors.fields');
  return (error) => {
    if ('text' in error) return error.text;
    const texts = { date: 'invalid_date', time: 'invalid_time', turned: 'departs_before_arrival' } as const;
    return faults(texts[error.problem]);
  };
}

interface DayCellProps {
  label: string;
  value: string;
  error_id: string | undefined;
  onChange: (day: string) => void;
  /** called when the field is left: the rows may be sorted anew then */
  onLeave: () => void;
}

/** A day in a table: typed in any usual form, without a calendar for each of two hundred rows. */
function DayCell({ label, value, error_id, onChange, onLeave }: DayCellProps): ReactNode {
  const { day_order, monthOf, dayText } = useInputFormats();
  const formats = useFormats();
  const [typed, setTyped] = useState<string>();
  const [isHere, setHere] = useState(false);
  const rested = isCalendarDay(value) ? formats.date(value, 'brief') : value;
  return (
    <input
      className={fields['input']}
      aria-label={label}
      aria-invalid={error_id !== undefined}
      aria-describedby={error_id}
      autoComplete="off"
      enterKeyHint="next"
      value={typed ?? (isHere ? dayText(value) : rested)}
      onFocus={() => setHere(true)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(parseDay(currentTarget.value, day_order, monthOf) ?? currentTarget.value);
      }}
      onBlur={() => {
        if (typed !== undefined) onLeave();
        setTyped(undefined);
        setHere(false);
      }}
    />
  );
}
