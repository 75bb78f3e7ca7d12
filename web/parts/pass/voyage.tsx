import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { isCalendarDay } from '#domain/dates.ts';
import { isolate } from '#web/lib/bidi.ts';
import { weekdayRange } from '#web/lib/format-pass.ts';
import { useFormats } from '#web/lib/formats.ts';
import { saysNights } from '#web/lib/says-nights.ts';
import { useToday } from '#web/lib/use-today.ts';
import { ui } from '#web/ui/primitives.ts';
import { useRouteText } from '#web/parts/cruise/route-text.ts';
import { Unsent } from '#web/parts/outbox/unsent.tsx';
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

/** What a pass tells of a cruise, recorded or only read. */
export interface VoyageFacts extends Pick<
  Cruise,
  | 'start_port'
  | 'end_port'
  | 'start_port_code'
  | 'end_port_code'
  | 'itinerary'
  | 'booking_number'
  | 'stateroom'
  | 'deck'
  | 'muster_station'
  | 'time_of_boarding'
> {
  start_date: string;
  end_date: string;
  nights: number | undefined;
  passengers: readonly unknown[];
}

interface VoyageProps {
  cruise: VoyageFacts;
  /** on paper nothing is cut off, and nothing can be pressed */
  is_printed?: boolean;
  /** puts a button around the value of a field, which leads to it */
  wrap?: ((name: string, text: ReactNode) => ReactNode) | undefined;
  /** whether a field waits to be sent */
  isUnsent?: ((name: string) => boolean) | undefined;
}

/** From where to where, when, and where on board. */
export function Voyage({ cruise, is_printed = false, wrap, isUnsent }: VoyageProps): ReactNode {
  const t = useTranslations('cruises');
  const formats = useFormats();
  const value = wrap ?? asItIs;
  const route = useRouteText()(cruise);
  const { start_date, end_date, nights, itinerary, start_port, end_port } = cruise;
  const { start_port_code, end_port_code } = cruise;
  // the catalogue's letters or none: the first ones of a name would pass for a code that is not its port's
  const is_coded = !(start_port && start_port_code === null) && !(end_port && end_port_code === null);
  const from = is_coded ? start_port_code : start_port;
  const to = is_coded ? end_port_code : end_port;
  const is_round = Boolean(from) && from === to && start_port === end_port;
  const is_range = isCalendarDay(start_date) && isCalendarDay(end_date) && start_date <= end_date;
  const [today_year = ''] = useToday().split('-');
  const is_this_year = [start_date, end_date].every((date) => date.startsWith(today_year));
  const style = is_this_year && wrap === undefined && !is_printed ? 'brief' : 'weekday';
  const is_nights_said = nights === undefined || nights < 0 || (itinerary && saysNights(itinerary, nights));
  const told = [
    ['nights', is_nights_said ? null : t('nights', { count: nights })],
    ['route', route],
    ['itinerary', itinerary && isolate(itinerary)],
  ].filter((part): part is [string, string] => Boolean(part[1]));
  // letters of the catalogue tell the ports where room is short
  const is_lettered = wrap === undefined && !is_printed && start_port_code !== null && end_port_code !== null;
  const isSpoken = (name: string) => is_lettered && name === 'route';
  return (
    <div className={`${classes['voyage']} ${wrap === undefined ? '' : classes['checked']}`}>
      {/* what is reviewed has a field for each port, also without letters */}
      {(is_coded || wrap !== undefined) && (from || to) && (
        // the route tells the ports to those who do not see their letters
        <p
          className={`${ui('row', 'middle', 'display', 'fixed')} ${classes['codes']} ${is_coded ? '' : classes['named']}`}
          aria-hidden={wrap === undefined || undefined}
        >
          {value('start_port', <bdi>{from || '—'}</bdi>)}
          {is_round ? (
            // of what is reviewed it leads to the field of the second port
            value(
              'end_port',
              <svg viewBox="0 0 32 24" className={classes['loop']} aria-hidden="true">
                <path d="M2 5h20a6.5 6.5 0 0 1 0 13H5M10 12l-6 6 6 6" />
              </svg>,
            )
          ) : (
            <>
              <svg viewBox="0 0 32 12" className={classes['arrow']} aria-hidden="true">
                <path d="M0 6h29M24 1l6 5-6 5" />
              </svg>
              {value('end_port', <bdi>{to || '—'}</bdi>)}
            </>
          )}
        </p>
      )}
      <p className={`${ui('strong', 'tight')} ${classes['dates']}`}>
        {value(
          'start_date',
          is_range
            ? weekdayRange(formats, start_date, end_date, style)
            : isCalendarDay(start_date)
              ? formats.date(start_date, style)
              : '—',
        )}
        {['start_date', 'end_date'].some((name) => isUnsent?.(name)) && <Unsent />}
      </p>
      <p className={`${ui('note')} ${classes['route']}`}>
        {value(
          'itinerary',
          told.length > 0 ? (
            <span className={`${ui('dots')} ${classes['told']}`}>
              {told.map(([name, text]) => (
                <Fragment key={name}>
                  <span className={isSpoken(name) ? classes['spoken'] : undefined}>{text}</span>{' '}
                </Fragment>
              ))}
            </span>
          ) : (
            wrap && '—'
          ),
        )}
      </p>
      <Facts cruise={cruise} is_printed={is_printed} wrap={wrap} isUnsent={isUnsent} />
    </div>
  );
}

function asItIs(_name: string, text: ReactNode): ReactNode {
  return text;
}

/** What is asked for at the pier and on board; nothing while none of it is known. */
function Facts({ cruise, is_printed = false, wrap, isUnsent }: VoyageProps): ReactNode {
  const t = useTranslations('cruises');
  const terms = useTranslations('terms');
  const formats = useFormats();
  const { booking_number, stateroom, deck, muster_station, time_of_boarding, passengers } = cruise;
  const facts = [
    ['stateroom', terms('fields.stateroom'), stateroom],
    ['deck', terms('fields.deck'), deck],
    ['muster_station', terms('fields.muster_station'), muster_station],
    [
      'time_of_boarding',
      t('pass.boarding'),
      time_of_boarding === null ? null : formats.time(time_of_boarding),
    ],
    ['passengers', t('pass.guests'), passengers.length === 0 ? null : formats.number(passengers.length)],
    // printed large on the stub
    ['booking_number', terms('fields.booking_number'), is_printed ? null : booking_number],
  ].filter((fact): fact is [string, string, string] => fact[2] !== null);
  if (facts.length === 0) return null;
  return (
    <dl className={`${ui('bare')} ${classes['facts']}`}>
      {facts.map(([name, label, text]) => (
        <div key={name}>
          <dt className={`${ui('muted', 'unbroken')} ${classes['label']}`}>{label}</dt>
          <dd className={ui('bare', 'bold', 'tight', 'row', 'middle')}>
            {wrap === undefined ? <bdi>{text}</bdi> : wrap(name, <bdi>{text}</bdi>)}
            {name === 'booking_number' && wrap === undefined && (
              <CopyButton text={text} label={t('view.copy', { field: label })} />
            )}
          </dd>
          {isUnsent?.(name) && (
            <dd className={ui('bare')}>
              <Unsent />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
