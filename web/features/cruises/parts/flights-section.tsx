import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Flight } from '#contract/cruise-parts.ts';
import type { Cruise } from '#contract/cruises.ts';
import { flightMinutes } from '#domain/flights.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { dayStep, useFlightTime } from './flight-time.ts';
import { CopyNumber } from './numbers.tsx';
import { Facts, PartList } from './part-list.tsx';
import classes from '#web/parts/cruise-parts/parts.module.css';
import { useAirport } from '#web/parts/cruise-parts/places.ts';
import { ui } from '#web/ui/primitives.ts';

/** The flights to the ship and home again, beside each other where there is room. */
export function FlightsSection({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('parts');
  const terms = useTranslations('terms.parts');
  const routes = useTranslations('cruises');
  const titleOf = ({ flight_number, departure_airport, arrival_airport, airline }: Flight) =>
    flight_number ??
    (departure_airport !== null && arrival_airport !== null
      ? routes('route', { start: isolate(departure_airport), end: isolate(arrival_airport) })
      : (airline ?? terms('flights')));
  return (
    <section className={`${ui('card', 'inset')} ${classes['whole']}`} aria-labelledby="flights">
      <h2 id="flights" className={ui('below16', 'title')}>
        {terms('flights')}
      </h2>
      <div className={`${ui('grid', 'top')} ${classes['sidesOfCruise']}`}>
        {(['pre', 'post'] as const).map((side) => (
          <div key={side}>
            <h3 className={ui('note', 'strong', 'below4')}>{t(`sides.${side}`)}</h3>
            <PartList
              cruise={cruise}
              kind="flights"
              side={side}
              parts={cruise.flights.filter(({ kind }) => kind === side)}
              empty={t(`empty.flights_${side}`)}
              titleOf={titleOf}
            >
              {(flight) => <FlightRow flight={flight} />}
            </PartList>
          </div>
        ))}
      </div>
    </section>
  );
}

function FlightRow({ flight }: { flight: Flight }): ReactNode {
  const t = useTranslations('parts.fields');
  const { duration, step } = useFlightTime();
  const minutes = flightMinutes(flight);
  const days = dayStep(flight.departure_time?.slice(0, 10) ?? '', flight.arrival_time?.slice(0, 10) ?? '');
  const name = [flight.flight_number, flight.airline].filter((text) => text !== null);
  return (
    <>
      {name.length > 0 && (
        <p className={ui('bold', 'breaking')}>
          <bdi>{name.join(' · ')}</bdi>
        </p>
      )}
      <div className={`${ui('grid', 'gap4by12')} ${classes['legs']}`}>
        <Leg airport={flight.departure_airport} time={flight.departure_time} label={t('departure_airport')} />
        <Leg
          airport={flight.arrival_airport}
          time={flight.arrival_time}
          label={t('arrival_airport')}
          mark={step(days)}
        />
      </div>
      <Facts
        facts={[
          minutes !== null && minutes > 0 ? duration(minutes) : undefined,
          flight.seat === null ? undefined : (
            <>
              {t('seat')} <bdi>{flight.seat}</bdi>
            </>
          ),
        ]}
      />
      <CopyNumber label={t('confirmation_number')} number={flight.confirmation_number} />
    </>
  );
}

interface LegProps {
  airport: string | null;
  time: string | null;
  label: string;
  mark?: string;
}

/** Place and local time of one end of a flight. */
function Leg({ airport, time, label, mark = '' }: LegProps): ReactNode {
  const formats = useFormats();
  const place = useAirport(airport ?? '');
  const [day, clock] = time?.split('T') ?? [];
  if (airport === null && time === null) return null;
  return (
    <dl className={ui('bare')}>
      <dt className={ui('muted', 'smaller')}>{label}</dt>
      <dd className={ui('title', 'bold', 'tight', 'breaking')}>
        <bdi>{airport ?? '–'}</bdi>
        {place !== undefined && (
          <span className={ui('small', 'regular', 'block')}>
            <bdi>{place.city ?? place.name}</bdi>
          </span>
        )}
      </dd>
      {day !== undefined && clock !== undefined && (
        <dd>
          <span className={ui('bold')}>{formats.time(clock)}</span>{' '}
          {/* below it for both ends, whether or not one has room beside it */}
          <span className={ui('block')}>
            <span className={`${ui('small', 'inlineBlock')} ${classes['legDay']}`}>
              {formats.date(day, 'weekday')}
            </span>
            {mark !== '' && (
              <span className={`${ui('round', 'smaller', 'unbroken', 'inlineBlock')} ${classes['legMark']}`}>
                {mark}
              </span>
            )}
          </span>
        </dd>
      )}
    </dl>
  );
}
