import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { daysOf } from '#domain/logbook.ts';
import { useFormats } from '#web/lib/formats.ts';
import classes from '#web/parts/pass/pass.module.css';
import { ui } from '#web/ui/primitives.ts';
import { portsOf, voyageOf } from '../logged-voyage.ts';
import { useTimeText } from '../time-text.ts';

interface SailedProps {
  cruise: Cruise;
  /** null: there is no route; undefined: on its way */
  distance_nm: number | null | undefined;
}

/** What stays on the stub of a cruise that is over: its miles, its ports and its last day. */
export function Sailed({ cruise, distance_nm }: SailedProps): ReactNode {
  const t = useTranslations('cruises');
  const world = useTranslations('routes.world');
  const stats = useTranslations('stats.figures');
  const formats = useFormats();
  const ended = useTimeText(cruise);
  const { sea_days } = daysOf(voyageOf(cruise));
  const ports = portsOf(cruise);
  const is_awaited = distance_nm === undefined;
  const miles = is_awaited || distance_nm !== null ? t('sailed', { count: distance_nm ?? 1000 }) : undefined;
  const has_figures = miles !== undefined || ports > 0;
  return (
    <>
      {has_figures && (
        <p className={ui('heading', 'bold', 'tight')}>
          {miles !== undefined && (
            // it keeps the room of four digits until it comes
            <span
              className={`${ui('inlineBlock')} ${is_awaited ? classes['awaited'] : ''}`}
              aria-hidden={is_awaited || undefined}
            >
              {miles}
            </span>
          )}{' '}
          {ports > 0 && (
            <span className={ui('inlineBlock')}>
              {miles !== undefined && !is_awaited && '· '}
              {world('ports', { count: ports })}
            </span>
          )}
        </p>
      )}
      <p className={ui(...(has_figures ? ['note'] : ['heading', 'bold']))}>
        {[
          ...(sea_days > 0 ? [`${formats.number(sea_days)} ${stats('sea_days', { count: sea_days })}`] : []),
          ended,
        ].join(' · ')}
      </p>
    </>
  );
}
