import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CatalogueField } from '#web/parts/fields/catalogue-field.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { Select, TextInput } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type Row, row_kinds } from './rows.ts';
import classes from './schedules.module.css';

interface CallRowProps {
  row: Row;
  /** another row of the same day stands above it */
  is_further: boolean;
  error: string | undefined;
  onChange: (change: Partial<Omit<Row, 'key' | 'date'>>) => void;
  onAdd: () => void;
  onRemove: () => void;
}

/** One day of a ship, or one of several ports on it. */
export function CallRow({ row, is_further, error, onChange, onAdd, onRemove }: CallRowProps): ReactNode {
  const t = useTranslations('operator.schedules');
  const formats = useFormats();
  const { kind } = row;
  const day = formats.date(row.date, 'weekday');
  const of = (field: string) => t('of_day', { field, day });
  const has_port = kind === 'port' || kind === 'scenic' || kind === 'none';
  return (
    <li className={classes['row']}>
      <p className={classes['day']} data-further={is_further || undefined}>
        {day}
      </p>
      <Select
        className={classes['kind']}
        aria-label={of(t('kind'))}
        value={kind}
        options={row_kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={({ currentTarget }) =>
          onChange({ kind: row_kinds.find((one) => one === currentTarget.value) ?? kind })
        }
      />
      <div className={classes['port']} data-label={has_port ? t('port') : undefined}>
        {has_port && (
          <CatalogueField
            kind="port"
            label={of(t('port'))}
            is_bare
            value={row.port_name}
            is_linked={row.port_id !== null}
            error={error}
            onType={(port_name) => onChange({ port_name, port_id: null })}
            onChoose={({ id, name }) => onChange({ port_name: name, port_id: id })}
          />
        )}
      </div>
      <div className={classes['times']}>
        {has_port && (
          <>
            <div className={classes['time']} data-label={t('arrive')}>
              <TextInput
                type="time"
                aria-label={of(t('arrive'))}
                value={row.arrive}
                onChange={({ currentTarget }) => onChange({ arrive: currentTarget.value })}
              />
            </div>
            <div className={classes['time']} data-label={t('depart')}>
              <TextInput
                type="time"
                aria-label={of(t('depart'))}
                value={row.depart}
                onChange={({ currentTarget }) => onChange({ depart: currentTarget.value })}
              />
            </div>
          </>
        )}
      </div>
      {is_further ? (
        <button type="button" className={classes['tool']} aria-label={of(t('remove'))} onClick={onRemove}>
          <Icon name="trash" size={20} />
        </button>
      ) : (
        <button type="button" className={classes['tool']} aria-label={of(t('add'))} onClick={onAdd}>
          <Icon name="plus" size={20} />
        </button>
      )}
    </li>
  );
}
