import { type KeyboardEvent, memo, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isWallTime } from '#domain/dates.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Change } from './editor-changes.ts';
import classes from './editor.module.css';
import { type EditorRow, type InputName, type TimeName, timesOfRow } from './editor-rows.ts';
import { PortField } from '#web/parts/fields/port-field.tsx';
import { RowMore } from './row-more.tsx';
import { TimeField } from '#web/parts/fields/time-field.tsx';
import { ui } from '#web/ui/primitives.ts';
import type { RowErrors } from './schedule-form.ts';

interface RowLineProps {
  row: EditorRow;
  /** the day in words: day 2, Sunday 7 March */
  day: string;
  errors: RowErrors | undefined;
  onChange: (change: Change) => void;
  onAdd: (change: Change) => void;
  onPicked: (key: string) => void;
  /** called for a key in an input of the row */
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** One row of a day: its port, its times, and rarer fields behind a button. */
export const RowLine = memo(function RowLine(props: RowLineProps): ReactNode {
  const { row, day, errors, onChange, onAdd, onPicked, onKey } = props;
  const t = useTranslations('schedule.editor');
  const kinds = useTranslations('schedule.kinds');
  const words = useTranslations('schedule');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { key } = row;
  const errorId = (name: InputName) => (errors?.[name] === undefined ? undefined : `${id}-${name}`);
  const type = (name: InputName) => (text: string) => onChange({ do: 'type', key, name, text });
  const isOff = row.outcome === 'skipped';
  return (
    <div
      className={`${ui('grid', 'bottom', 'gap4')} ${classes['row']} ${isOff ? classes['off'] : ''}`}
      data-row={key}
      data-kind={row.kind}
    >
      <PortField
        label={t('of_day', { field: t('port'), day })}
        placeholder={row.kind === 'none' ? words('gap') : kinds(row.kind)}
        value={row.port_name}
        is_linked={row.port_id !== null}
        error_id={errorId('port_name')}
        onType={type('port_name')}
        onChoose={(port, typed) => onChange({ do: 'choose', key, port, typed })}
        onPicked={() => onPicked(key)}
        onKey={onKey}
      />
      <div className={classes['times']}>
        {timesOfRow(row).map((name) => (
          <div key={name} className={classes[name]}>
            <TimeField
              name={name}
              label={t('of_day', { field: t(short[name]), day })}
              short_label={t(short[name])}
              value={row[name]}
              after={earlier(row, name)}
              error_id={errorId(name)}
              onChange={type(name)}
              onKey={onKey}
            />
          </div>
        ))}
      </div>
      <IconButton
        icon="more"
        label={t('more', { day })}
        className={classes['moreButton']}
        aria-expanded={isOpen}
        aria-controls={`${id}-more`}
        onClick={() => setOpen(!isOpen)}
      />
      <Notes row={row} errors={errors} id={id} />
      {isOpen && (
        <RowMore
          id={`${id}-more`}
          row={row}
          onChange={onChange}
          onAdd={(change) => {
            // the new row is edited next, and stands right below
            setOpen(false);
            onAdd(change);
          }}
        />
      )}
    </div>
  );
});

/** Notes about what is unusual in the row, and its errors. */
function Notes({
  row,
  errors,
  id,
}: {
  row: EditorRow;
  errors: RowErrors | undefined;
  id: string;
}): ReactNode {
  const t = useTranslations('schedule.editor');
  const words = useTranslations('schedule');
  const found = Object.entries(errors ?? {});
  const isNamed = row.port_name.trim() !== '';
  const isSpecial = isNamed && row.kind !== 'port';
  if (found.length === 0 && row.outcome === 'as_planned' && !isSpecial) return null;
  return (
    <div className={ui('wrap', 'middle', 'smaller', 'whole', 'gap4by12')}>
      {row.outcome !== 'as_planned' && (
        <span className={`${ui('round', 'strong')} ${classes['mark']}`}>{words(row.outcome)}</span>
      )}
      {isSpecial && row.kind !== 'none' && <span className={ui('muted')}>{words(`kinds.${row.kind}`)}</span>}
      {found.map(([name, error]) => (
        <p key={name} id={`${id}-${name}`} className={`${ui('strong', 'urgent')} ${classes['error']}`}>
          {'problem' in error ? t(error.problem) : error.text}
        </p>
      ))}
    </div>
  );
}

const short = { arrive: 'arrive', depart: 'depart', all_aboard: 'aboard' } as const satisfies Record<
  TimeName,
  string
>;

/** Ships leave their first port after noon as a rule, and people type "5" for 17:00. */
const usual_morning = '11:00';

function earlier({ kind, arrive }: EditorRow, name: TimeName): string | undefined {
  if (name === 'arrive') return undefined;
  if (isWallTime(arrive)) return arrive;
  return kind === 'embark' ? usual_morning : undefined;
}
