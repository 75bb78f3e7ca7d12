import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { ShipScheduleRow } from '#contract/schedule.ts';
import { fillFrom } from '#domain/schedule.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ui } from '#web/ui/primitives.ts';
import { asCall, hasContent } from './editor-rows.ts';
import classes from './panels.module.css';
import { useRowText, withKeys } from './schedule-texts.ts';
import type { ScheduleEditor } from './use-schedule-editor.ts';

/** The calls of the ship on these days that the operator and other travellers know, to view and to fill in. */
export function ShipPanel({ cruise, editor }: { cruise: Cruise; editor: ScheduleEditor }): ReactNode {
  const t = useTranslations('schedule.ship');
  const all = useTranslations('schedule');
  const formats = useFormats();
  const rowText = useRowText();
  const { hash } = useLocation();
  const [isUsed, setUsed] = useState(false);
  const { data } = useQuery(shipScheduleOf(cruise));
  const items = data?.items ?? [];
  const known = items.map(({ source: _source, ...row }) => row);
  // after an undo the panel is offered again
  if (known.length === 0 || (isUsed && editor.canUndo)) return null;
  const fill = (way: 'replace' | 'empty_days') => {
    const rows = editor.rows.filter(hasContent).map(asCall);
    editor.change({ do: 'put', rows: fillFrom(rows, known, cruise, way) });
    setUsed(true);
  };
  const daysBy = (source: ShipScheduleRow['source']) =>
    new Set(items.filter((row) => row.source === source).map(({ date }) => date)).size;
  const found = (
    [
      ['operator', 'found_operator'],
      ['travellers', 'found'],
    ] as const
  )
    .map(([source, text]) => ({ text, count: daysBy(source) }))
    .filter(({ count }) => count > 0)
    .map(({ text, count }) => t(text, { count, ship: isolate(cruise.ship_name ?? '') }));
  return (
    <section
      className={`${ui('stack', 'paper', 'pad12by16', 'gap8', 'roundCard')} ${classes['panel']}`}
      aria-label={all('fill')}
    >
      <p>{found.join(' ')}</p>
      <details className={classes['details']} open={hash === 'fill'}>
        <summary>{t('show')}</summary>
        <ul className={`${ui('list')} ${classes['known']}`}>
          {withKeys(known).map(({ key, row }) => (
            <li key={key}>
              <span className={ui('muted')}>{formats.date(row.date, 'brief')}</span>
              <span>{rowText(row)}</span>
            </li>
          ))}
        </ul>
      </details>
      <div className={ui('wrap', 'gap12')}>
        <Button look="outline" onClick={() => fill('empty_days')}>
          {t('empty_days')}
        </Button>
        <Button look="outline" onClick={() => fill('replace')}>
          {t('replace')}
        </Button>
      </div>
    </section>
  );
}

/** Reads the known calls of the cruise's ship on its days; disabled for a ship that was typed. */
export function shipScheduleOf({ ship_id, start_date, end_date }: Cruise) {
  return {
    ...read('GET catalog/ships/{id}/schedule', {
      params: { id: ship_id ?? '' },
      query: { from: start_date, to: end_date },
    }),
    enabled: ship_id !== null,
  };
}
