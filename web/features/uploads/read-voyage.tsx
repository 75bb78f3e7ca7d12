import { type ReactNode, type Ref, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Route, RoutePlace } from '#contract/routes.ts';
import type { UploadReading } from '#contract/uploads.ts';
import { isCalendarDay, isWallTime } from '#domain/dates.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ownLivery, shipOf } from '#domain/livery.ts';
import { shortName, usePortName } from '#web/lib/port-name.ts';
import { ShipAtEdge } from '#web/parts/cruise/ship-at-edge.tsx';
import { useTimesText } from '#web/parts/cruise/times-text.ts';
import { type FormValues, nightsOf } from '#web/parts/cruise-fields/form-values.ts';
import { useFormState } from '#web/parts/cruise-fields/use-form-state.ts';
import { LazyRouteMap } from '#web/parts/maps/route-map-lazy.tsx';
import strips from '#web/parts/pass/days.module.css';
import pass from '#web/parts/pass/pass.module.css';
import { Voyage, type VoyageFacts } from '#web/parts/pass/voyage.tsx';
import { ui } from '#web/ui/primitives.ts';
import hint from '#web/ui/scroll-hint.module.css';
import { useScrollHint } from '#web/ui/use-scroll-hint.ts';
import { LazySeaScene } from '#web/ui/sea-scene-lazy.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ArrangeMenu } from './arrange-menu.tsx';
import classes from './read-voyage.module.css';
import type { ReviewRow } from './review-model.ts';
import type { ReviewItem, ReviewStore } from './review-store.ts';

/** At the lower edge of the drawing, in pixels: the waves, and what the ship takes. */
const sea_room = { water: 22, covered: 32 };

interface ReadVoyageProps {
  reading: UploadReading;
  store: ReviewStore;
  item: ReviewItem;
  heading: Ref<HTMLHeadingElement>;
  /** leads to an entry */
  onChoose: (key: string) => void;
}

/** The voyage as it will be: its pass. Each value leads to its field. */
export function ReadVoyage({ reading, store, item, heading, onChoose }: ReadVoyageProps): ReactNode {
  const t = useTranslations('uploads.review');
  const terms = useTranslations('terms');
  const values = useFormState(item.form, (state) => state.values);
  const look = lookOf(reading, values);
  const { ports } = reading;
  const route = useMemo(() => routeOf(ports, item.rows), [ports, item.rows]);
  const ship = values.ship_name.trim();
  const line = values.cruise_line.trim();
  const [first] = item.parts.passengers;
  const wrap = (name: string, text: ReactNode) => {
    const is_people = name === 'passengers';
    const label = is_people
      ? terms('parts.passengers')
      : terms(`fields.${name as keyof FormValues & 'deck'}`);
    const key = is_people ? `part:${first?.key ?? ''}` : `field:${name}`;
    return (
      <button
        type="button"
        className={`${ui('press', 'flush', 'inherit', 'start')} ${classes['value']}`}
        onClick={() => onChoose(key)}
      >
        {text}
        <VisuallyHidden> {t('change_field', { field: label })}</VisuallyHidden>
      </button>
    );
  };
  return (
    <div className={`${ui('shrink')} ${classes['parts']}`}>
      <div className={`${ui('relative', 'clip')} ${classes['sea']}`}>
        {route.places.length === 0 ? (
          <LazySeaScene ship={shipOf(look)} />
        ) : (
          <>
            <LazyRouteMap route={route} {...sea_room} />
            <ShipAtEdge cruise={look} />
          </>
        )}
      </div>
      <div
        className={`${ui('row', 'middle', 'gap12', 'relative')} ${classes['head']}`}
        style={{ background: look.livery.colour ?? ownLivery(line === '' ? ship : line).colour }}
      >
        <div className={ui('shrink', 'grow')}>
          {line !== '' && (
            <p className={`${ui('smaller', 'tight')} ${pass['line']}`}>
              {wrap('cruise_line', <bdi>{line}</bdi>)}
            </p>
          )}
          <h2 ref={heading} tabIndex={-1} className={`${ui('display')} ${pass['name']}`}>
            {wrap('ship_name', <bdi>{ship === '' ? t('unnamed') : ship}</bdi>)}
          </h2>
        </div>
        <div className={`${ui('fixed')} ${pass['tools']}`}>
          <ArrangeMenu store={store} item={item} />
        </div>
      </div>
      <div className={pass['body']}>
        <Voyage cruise={factsOf(reading, values, item)} wrap={wrap} />
      </div>
    </div>
  );
}

interface ReadDaysProps extends Pick<UploadReading, 'ports'> {
  rows: readonly ReviewRow[];
  /** leads to an entry */
  onChoose: (key: string) => void;
}

/** The days as one strip. Each leads to its fields. */
export function ReadDays({ rows, ports, onChoose }: ReadDaysProps): ReactNode {
  const schedule = useTranslations('schedule');
  const formats = useFormats();
  const portName = usePortName();
  const timesText = useTimesText();
  const strip = useScrollHint<HTMLUListElement>();
  if (rows.length === 0) return null;
  return (
    <ul
      ref={strip}
      className={`${ui('list', 'row')} ${strips['days']} ${hint['both']}`}
      aria-label={schedule('title')}
    >
      {rows.map(({ key, date, port_id, port_name, arrive, depart }) => {
        const times = timesText({ arrive: arrive || null, depart: depart || null });
        return (
          <li key={key}>
            <button
              type="button"
              className={`${ui('stack', 'press', 'flush', 'inherit', 'rounded', 'tight', 'start', 'fill')} ${strips['day']}`}
              onClick={() => onChoose(`row:${key}`)}
            >
              <span className={ui('text13', 'muted', 'unbroken')}>
                {isCalendarDay(date) ? formats.date(date, 'brief') : date}
              </span>
              {port_name.trim() === '' ? (
                <span className={ui('small', 'muted')}>{schedule('kinds.sea')}</span>
              ) : (
                // the name alone has its own direction: its line begins where the others do
                <span className={ui('small', 'bold', 'breaking')}>
                  <bdi>{shortName(portName(nameOf(ports, port_id) ?? port_name))}</bdi>
                </span>
              )}
              {times !== undefined && (
                <span className={`${ui('text13', 'muted')} ${strips['hours']}`}>{times}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The ship that the reading brought along, as long as it is the one of the form. */
function lookOf({ proposals, liveries }: UploadReading, values: FormValues) {
  const place = proposals.findIndex(
    ({ ids }) =>
      (ids.ship_id ?? '') === values.ship_id && (ids.cruise_line_id ?? '') === values.cruise_line_id,
  );
  const none = { colour: null, monogram: null, hull: null, length_m: null, built: null };
  return {
    livery: liveries[place] ?? none,
    cruise_line: values.cruise_line.trim() || null,
    ship_name: values.ship_name.trim() || null,
  };
}

/**
 * The ports that the catalogue knows, without a second day in the same one, and the straight way from each to the next
 * one: the way over water is worked out for a cruise that is recorded.
 */
function routeOf(ports: UploadReading['ports'], rows: readonly ReviewRow[]): Route {
  const called = rows.flatMap(({ port_id, date }): RoutePlace[] => {
    const port = ports.find(({ id }) => id === port_id);
    if (port === undefined) return [];
    const [lon, lat] = port.place;
    return [{ port_id: port.id, name: port.name, country: '', lat, lon, kind: 'port', date }];
  });
  const places = called
    .filter((place, at) => place.port_id !== called[at - 1]?.port_id)
    .map((place, at, { length }): RoutePlace => {
      // these two have their names before the others
      if (at === 0) return { ...place, kind: 'embark' };
      return at === length - 1 ? { ...place, kind: 'disembark' } : place;
    });
  const legs = places.slice(1).map((to, at) => {
    const from = places[at] ?? to;
    const line: Route['legs'][number]['line'] = [from, to].map(({ lon, lat }) => [lon, lat]);
    return { distance_nm: 0, is_over_water: false, line };
  });
  return { distance_nm: null, places, legs };
}

/** As the map calls it, whatever the document wrote. */
function nameOf(ports: UploadReading['ports'], port_id: string | null): string | undefined {
  return ports.find(({ id }) => id === port_id)?.name;
}

function factsOf({ ports }: UploadReading, values: FormValues, { parts }: ReviewItem): VoyageFacts {
  const known = (text: string) => text.trim() || null;
  const codeOf = (port_id: string) => ports.find(({ id }) => id === port_id)?.code ?? null;
  const { start_port_id, end_port_id } = values;
  return {
    start_date: values.start_date,
    end_date: values.end_date,
    nights: nightsOf(values),
    start_port: nameOf(ports, start_port_id) ?? known(values.start_port),
    end_port: nameOf(ports, end_port_id) ?? known(values.end_port),
    start_port_code: codeOf(start_port_id),
    end_port_code: codeOf(end_port_id),
    itinerary: known(values.itinerary),
    booking_number: known(values.booking_number),
    stateroom: known(values.stateroom),
    deck: known(values.deck),
    muster_station: known(values.muster_station),
    time_of_boarding: isWallTime(values.time_of_boarding) ? values.time_of_boarding : null,
    passengers: parts.passengers.filter(({ kept }) => kept !== false),
  };
}
