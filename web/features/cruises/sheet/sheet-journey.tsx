import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Flight, Lodging } from '#contract/cruise-parts.ts';
import type { Cruise } from '#contract/cruises.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './sheet.module.css';

/** The way there, or home: flights and hotel nights in the order of their days, with the numbers that are asked for. */
export function Journey({ cruise, kind }: { cruise: Cruise; kind: 'pre' | 'post' }): ReactNode {
  const t = useTranslations('sheet');
  const legs = [
    ...cruise.flights.map((flight) => ({
      kind: flight.kind,
      at: flight.departure_time,
      flight,
      stay: undefined,
    })),
    ...cruise.lodging.map((stay) => ({
      kind: stay.kind,
      at: stay.check_in_date && `${stay.check_in_date}T~`,
      flight: undefined,
      stay,
    })),
  ]
    .filter((leg) => leg.kind === kind)
    // a stay comes after the flights of its day, and entries without a day come last
    .toSorted((a, b) => ((a.at ?? '~') < (b.at ?? '~') ? -1 : 1));
  if (legs.length === 0) return null;
  return (
    <section className={classes['part']}>
      <h3 className={classes['head']}>{t(kind === 'pre' ? 'before' : 'after')}</h3>
      <ul className={ui('list')}>
        {legs.map(({ flight, stay }) => (
          <li key={flight?.id ?? stay?.id} className={`${ui('grid', 'gap0by12')} ${classes['leg']}`}>
            {flight !== undefined && <FlightLine flight={flight} />}
            {stay !== undefined && <StayLine stay={stay} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function FlightLine({ flight }: { flight: Flight }): ReactNode {
  const t = useTranslations('sheet');
  const formats = useFormats();
  const { departure_time, arrival_time, departure_airport, arrival_airport, seat } = flight;
  const day = (moment: string) => formats.date(moment.slice(0, 10), 'brief');
  const clock = (moment: string) => formats.time(moment.slice(11));
  const is_next_day =
    departure_time !== null &&
    arrival_time !== null &&
    departure_time.slice(0, 10) !== arrival_time.slice(0, 10);
  const title = [flight.airline, flight.flight_number].filter(Boolean).join(' ');
  return (
    <>
      <p>{departure_time === null ? '' : day(departure_time)}</p>
      <div>
        <p>
          <bdi className={ui('bold')}>{title}</bdi>
          {seat !== null && <> · {t('seat', { seat: isolate(seat) })}</>}
        </p>
        <p>
          {departure_time !== null && `${clock(departure_time)} `}
          <bdi>{departure_airport}</bdi>
          {' – '}
          {arrival_time !== null && `${clock(arrival_time)} `}
          <bdi>{arrival_airport}</bdi>
          {is_next_day && arrival_time !== null && ` (${day(arrival_time)})`}
        </p>
      </div>
      <Confirmation number={flight.confirmation_number} />
    </>
  );
}

function StayLine({ stay }: { stay: Lodging }): ReactNode {
  const t = useTranslations('sheet');
  const formats = useFormats();
  const { check_in_date, check_out_date } = stay;
  const address = [stay.address, [stay.zipcode, stay.city].filter(Boolean).join(' '), stay.state]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <p>{check_in_date === null ? '' : formats.date(check_in_date, 'brief')}</p>
      <div>
        <p>
          <bdi className={ui('bold')}>{stay.name}</bdi>
          {check_out_date !== null && (
            <> · {t('check_out', { date: formats.date(check_out_date, 'brief') })}</>
          )}
        </p>
        {address !== '' && (
          <p>
            <bdi>{address}</bdi>
          </p>
        )}
      </div>
      <Confirmation number={stay.confirmation_number} />
    </>
  );
}

function Confirmation({ number }: { number: string | null }): ReactNode {
  const t = useTranslations('sheet');
  if (number === null) return null;
  return (
    <p className={`${ui('stack', 'end')} ${classes['confirmation']}`}>
      <span className={classes['label']}>{t('confirmation')}</span>
      <bdi className={ui('bold')}>{number}</bdi>
    </p>
  );
}
