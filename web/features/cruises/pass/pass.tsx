import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { portLetters } from '#domain/port-codes.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';
import { shipOf } from '#web/lib/lines.ts';
import { Countdown } from '#web/parts/cruise/countdown.tsx';
import { ui } from '#web/ui/primitives.ts';
import { ShipAtEdge } from '#web/parts/cruise/ship-at-edge.tsx';
import { useRouteText } from '../route-text.ts';
import { useTimeText } from '../time-text.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './pass.module.css';

interface PassProps {
  cruise: Cruise;
  /** behind the ship, which stands on the edge of the pass; false: the open sea, which is lower */
  stage: ReactNode;
  /** in its head, which stays in sight */
  tools: ReactNode;
}

/**
 * The boarding pass of a cruise: what one shows at the pier. Its head stays in sight while the page scrolls, so the pass
 * has no element of its own around its parts: a sticky element stays within its parent.
 */
export function Pass({ cruise, stage, tools }: PassProps): ReactNode {
  const look = shipOf(cruise);
  const time = useStateText(cruise);
  return (
    <>
      <div
        className={`${ui('relative', 'clip')} ${classes['stage']} ${stage === false ? classes['low'] : ''}`}
      >
        {stage}
        <ShipAtEdge cruise={cruise} />
      </div>
      <header
        className={`${ui('row', 'middle', 'gap12')} ${classes['head']}`}
        style={{ background: look.colour }}
      >
        <div className={ui('shrink', 'grow')}>
          <p className={`${ui('smaller', 'tight')} ${classes['line']}`}>
            <bdi className={classes['first']}>{cruise.cruise_line}</bdi>
            {/* the stub tells it, until it is scrolled away */}
            <span className={classes['later']}>{time}</span>
          </p>
          <h1 className={classes['name']} tabIndex={-1}>
            <bdi>{cruise.ship_name}</bdi>
          </h1>
        </div>
        <div className={`${ui('row', 'fixed')} ${classes['tools']}`}>{tools}</div>
      </header>
      <div className={classes['body']}>
        <Voyage cruise={cruise} />
        <Stub cruise={cruise} state={time} />
      </div>
    </>
  );
}

/** Starts in 12 days, day 3 of 7, ended on, cancelled. */
function useStateText(cruise: Cruise): string {
  const terms = useTranslations('terms.fields');
  const time = useTimeText(cruise);
  return cruise.cancelled_at === null ? time : terms('cancelled_at');
}

/** From where to where, when, and where on board. */
function Voyage({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('cruises');
  const formats = useFormats();
  const route = useRouteText()(cruise);
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
      <p className={`${ui('note', 'clip', 'unbroken')} ${classes['route']}`}>
        {[t('nights', { count: cruise.nights }), route, cruise.itinerary && isolate(cruise.itinerary)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Facts cruise={cruise} />
    </div>
  );
}

/** What is asked for at the pier and on board; nothing while none of it is known. */
function Facts({ cruise }: { cruise: Cruise }): ReactNode {
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
    [terms('fields.booking_number'), booking_number],
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

/** The part that is torn off: how long still, or what came of it. */
function Stub({ cruise, state }: { cruise: Cruise; state: string }): ReactNode {
  const queries = useQueryClient();
  // the ship has sailed: the server knows the new state
  const onDue = () => void invalidateCruise(queries, cruise.id);
  return (
    <div className={classes['stub']}>
      {cruise.time === 'future' && cruise.cancelled_at === null ? (
        <Countdown cruise={cruise} until={cruise.sails_at} onDue={onDue} />
      ) : (
        <p className={ui('heading', 'bold')}>{state}</p>
      )}
    </div>
  );
}
