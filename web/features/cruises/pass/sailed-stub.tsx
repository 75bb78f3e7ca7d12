import { Fragment, type ReactNode } from 'react';
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
  const [first, ...others] = [
    is_awaited || distance_nm !== null ? t('sailed', { count: distance_nm ?? 1000 }) : null,
    ports === 0 ? null : world('ports', { count: ports }),
    sea_days === 0 ? null : `${formats.number(sea_days)} ${stats('sea_days', { count: sea_days })}`,
    ended,
  ].filter((figure) => figure !== null);
  return (
    <>
      {/* the miles keep the room of four digits until they come */}
      <p
        className={`${ui('heading', 'bold', 'tight')} ${is_awaited ? classes['awaited'] : ''}`}
        aria-hidden={is_awaited || undefined}
      >
        {first}
      </p>
      {others.length > 0 && (
        <p className={ui('note', 'dots')}>
          {others.map((figure) => (
            <Fragment key={figure}>
              <span>{figure}</span>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
