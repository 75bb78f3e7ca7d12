import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { schedule_kinds, schedule_outcomes } from '#domain/schedule.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import type { Change } from './editor-changes.ts';
import { Select } from '#web/ui/field.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './editor.module.css';
import type { EditorRow } from './editor-rows.ts';
import { offsetText } from './schedule-texts.ts';

interface RowMoreProps {
  row: EditorRow;
  id: string;
  onChange: (change: Change) => void;
  /** the change added a row after this one, whose port is typed next */
  onAdd: (change: Change) => void;
}

const half_hours = Array.from({ length: 21 }, (_none, index) => (index - 10) * 30);

/** The rarer fields of a row: its kind, its outcome, the ship's clocks, and the steps. */
export function RowMore({ row, id, onChange, onAdd }: RowMoreProps): ReactNode {
  const t = useTranslations('schedule.editor');
  const all = useTranslations('schedule');
  const formats = useFormats();
  const { key } = row;
  const isCall = row.kind !== 'sea' && row.kind !== 'none' && row.kind !== 'scenic';
  const offset = row.ship_time_offset ?? 0;
  const offsets = [...new Set([...half_hours, offset])].toSorted((a, b) => a - b);
  const offsetLabel = (minutes: number) =>
    minutes === 0
      ? t('same_clocks')
      : t(minutes > 0 ? 'ahead' : 'behind', { offset: offsetText(minutes, formats) });
  const panel = useRef<HTMLDivElement>(null);

  // The panel opens below the row, which may be the last one in sight.
  useEffect(() => {
    // newer browsers return a promise here, which React would take for the effect's cleanup
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={panel} id={id} className={classes['more']}>
      <Select
        label={t('kind')}
        value={row.kind}
        options={[
          ...schedule_kinds.map((kind) => ({ value: kind, label: all(`kinds.${kind}`) })),
          { value: 'none', label: t('none') },
        ]}
        onChange={({ currentTarget }) => {
          const kind = [...schedule_kinds, 'none' as const].find((one) => one === currentTarget.value);
          if (kind !== undefined) onChange({ do: 'kind', key, kind });
        }}
      />
      {row.kind !== 'none' && row.kind !== 'sea' && (
        <Select
          label={t('outcome')}
          value={row.outcome}
          options={schedule_outcomes.map((outcome) => ({
            value: outcome,
            label: outcome === 'as_planned' ? t('as_planned') : all(outcome),
          }))}
          onChange={({ currentTarget }) => {
            const outcome = schedule_outcomes.find((one) => one === currentTarget.value);
            if (outcome !== undefined) onChange({ do: 'outcome', key, outcome });
          }}
        />
      )}
      {row.kind !== 'none' && (
        <Select
          label={t('clocks')}
          value={String(offset)}
          options={offsets.map((minutes) => ({ value: String(minutes), label: offsetLabel(minutes) }))}
          onChange={({ currentTarget }) => {
            const minutes = Number(currentTarget.value);
            onChange({ do: 'clocks', key, minutes: minutes === 0 ? null : minutes });
          }}
        />
      )}
      <div className={`${ui('wrap', 'whole', 'gap8')} ${classes['steps']}`}>
        {row.kind !== 'none' && offset !== 0 && (
          <Button look="outline" onClick={() => onChange({ do: 'carry', key })}>
            {t('carry')}
          </Button>
        )}
        {isCall && row.kind !== 'disembark' && (
          <Button look="outline" onClick={() => onChange({ do: 'overnight', key })}>
            {t('overnight')}
          </Button>
        )}
        <Button look="outline" onClick={() => onAdd({ do: 'add', key })}>
          {t('add')}
        </Button>
        {isCall && row.outcome !== 'skipped' && (
          <Button look="outline" onClick={() => onAdd({ do: 'swap', key })}>
            {t('swap')}
          </Button>
        )}
        <Button look="outline" onClick={() => onChange({ do: 'up', key })}>
          {t('up')}
        </Button>
        <Button look="outline" onClick={() => onChange({ do: 'down', key })}>
          {t('down')}
        </Button>
        <Button look="danger" onClick={() => onChange({ do: 'remove', key })}>
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}
