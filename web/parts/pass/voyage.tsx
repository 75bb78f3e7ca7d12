import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { portLetters } from '#domain/port-codes.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { saysNights } from '#web/lib/says-nights.ts';
import { ui } from '#web/ui/primitives.ts';
import { useRouteText } from '#web/parts/cruise/route-text.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './pass.module.css';

/** The fields that a pass shows. */
export const pass_fields: readonly string[] = [
  'stateroom',
  'deck',
  'muster_station',
  'time_of_boarding',
  'booking_number',
] satisfies (keyof Cruise)[];

interface VoyageProps {
  cruise: Cruise;
  /** on paper nothing is cut off, and nothing can be pressed */
  is_printed?: boolean;
}

/** From where to where, when, and where on board. */
export function Voyage({ cruise, is_printed = false }: VoyageProps): ReactNode {
  const t = useTranslations('cruises');
  const formats = useFormats();
  const route = useRouteText()(cruise);
  const { itinerary, nights } = cruise;
  const from = portLetters(cruise.start_port_code, cruise.start_port);
  const to = portLetters(cruise.end_port_code, cruise.end_port);
  return (
    <div className={classes['voyage']}>
      {(from ?? to) !== null && (
        <p className={`${ui('row', 'middle', 'bold', 'fixed')} ${classes['codes']}`} aria-hidden="true">
          <bdi>{from ?? '—'}</bdi>
          <svg viewBox="0 0 32 12" className={classes['arrow']}>
            <path d="M0 6h29M24 1l6 5-6 5" />
          </svg>
          <bdi>{to ?? '—'}</bdi>
        </p>
      )}
      <p className={`${ui('strong', 'tight')} ${classes['dates']}`}>
        {formats.dateRange(cruise.start_date, cruise.end_date, 'weekday')}
      </p>
      <p className={`${is_printed ? ui('note') : ui('note', 'clip', 'unbroken')} ${classes['route']}`}>
        {[
          itinerary === null || !saysNights(itinerary, nights) ? t('nights', { count: nights }) : null,
          route,
          itinerary && isolate(itinerary),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Facts cruise={cruise} is_printed={is_printed} />
    </div>
  );
}

/** What is asked for at the pier and on board; nothing while none of it is known. */
function Facts({ cruise, is_printed }: Required<VoyageProps>): ReactNode {
  const t = useTranslations('cruises.view');
  const terms = useTranslations('terms');
  const formats = useFormats();
  const { booking_number, stateroom, deck, muster_station, time_of_boarding, passengers } = cruise;
  const facts = [
    [terms('fields.stateroom'), stateroom],
    [terms('fields.deck'), deck],
    [terms('fields.muster_station'), muster_station],
    [terms('fields.time_of_boarding'), time_of_boarding === null ? null : formats.time(time_of_boarding)],
    [terms('parts.passengers'), passengers.length === 0 ? null : formats.number(passengers.length)],
    // printed large on the stub
    [terms('fields.booking_number'), is_printed ? null : booking_number],
  ].filter((fact): fact is [string, string] => fact[1] !== null);
  if (facts.length === 0) return null;
  return (
    <dl className={`${ui('bare')} ${classes['facts']}`}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt className={`${ui('muted', 'unbroken')} ${classes['label']}`}>{label}</dt>
          <dd className={ui('bare', 'bold', 'tight', 'row', 'middle')}>
            <bdi>{text}</bdi>
            {text === booking_number && (
              <CopyButton text={text} label={t('copy', { field: terms('fields.booking_number') })} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
