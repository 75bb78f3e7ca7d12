import { type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Route } from '#contract/routes.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useNamedPorts } from '#web/lib/port-name.ts';
import { loadRouteMap } from './route-map-lazy.tsx';
import { MapDownload } from './map-download.tsx';
import { isRoutePending } from '#web/lib/queries.ts';
import { ui } from '#web/ui/primitives.ts';
import { RoutesAwaited } from '../cruise/routes-awaited.tsx';
import { ShowMap } from './show-map.tsx';
import classes from './route-panel.module.css';

interface RoutePanelProps {
  /** undefined while it loads */
  route: Route | undefined;
  /** ship and dates, for the file names */
  ship_name: string;
  start_date: string;
  end_date: string;
  /** the voyage is behind: its line is solid */
  is_over: boolean;
}

const none: Route['places'] = [];

/** The route of a cruise beside its map: the distance, a list of the places, and both file formats. */
export function RoutePanel({ route, ship_name, is_over, ...dates }: RoutePanelProps): ReactNode {
  const t = useTranslations('routes');
  const formats = useFormats();
  const locale = useLocale();
  const title_id = useId();
  const places = useNamedPorts(route?.places ?? none);
  const distance =
    route === undefined || route.distance_nm === null
      ? undefined
      : t('distance', { distance: formats.number(route.distance_nm) });

  async function save(format: 'svg' | 'png'): Promise<void> {
    if (route === undefined) return;
    const { loadMapFile, sceneOf } = await loadRouteMap();
    const { saveRouteMap } = await loadMapFile();
    const when = formats.dateRange(dates.start_date, dates.end_date);
    const note = distance === undefined ? when : `${when} · ${distance}`;
    const direction = locale === 'he' ? 'rtl' : 'ltr';
    const caption = { title: ship_name, note, direction } as const;
    await saveRouteMap(
      sceneOf({ ...route, places }, { is_over }),
      format,
      caption,
      `${ship_name} ${dates.start_date}`,
    );
  }

  return (
    <section className={`${ui('card', 'below24')} ${classes['panel']}`} aria-labelledby={title_id}>
      <header className={`${ui('row', 'middle', 'between', 'gap8by16')} ${classes['head']}`}>
        <div className={ui('wrap', 'baseline', 'gap0by12')}>
          <h2 id={title_id} className={ui('title')}>
            {t('title')}
          </h2>
          {distance !== undefined && <p className={ui('muted')}>{distance}</p>}
          {route !== undefined && isRoutePending(route) && (
            <p className={ui('muted')}>
              <RoutesAwaited count={1} />
            </p>
          )}
        </div>
        <ShowMap />
        <MapDownload onSave={save} />
      </header>
      {route !== undefined && route.places.length > 0 && (
        <details className={classes['list']}>
          <summary className={ui('target', 'padBlock12', 'strong', 'pointer')}>{t('as_list')}</summary>
          <RouteList places={places} legs={route.legs} />
        </details>
      )}
    </section>
  );
}

/** The ports in order, each with its day and the leg to the next one. */
function RouteList({ places, legs }: Pick<Route, 'places' | 'legs'>): ReactNode {
  const t = useTranslations('routes');
  const formats = useFormats();
  return (
    <ol className={`${ui('bare', 'below16')} ${classes['places']}`}>
      {places.map(({ port_id, name, date, kind }, place) => {
        const leg = legs[place];
        const distance =
          leg && t('distance_short', { distance: formats.number(Math.round(leg.distance_nm)) });
        return (
          <li key={`${date} ${kind} ${port_id}`} className={classes['place']}>
            <span className={`${ui('strong', 'inlineBlock')} ${classes['port']}`}>
              <bdi>{name}</bdi>
              {kind === 'scenic' && <span className={ui('muted')}> ({t('scenic')})</span>}
            </span>
            <span className={ui('muted')}>{formats.date(date, 'brief')}</span>
            {leg !== undefined && distance !== undefined && (
              <span className={ui('small', 'block', 'muted')}>
                {t(leg.is_over_water ? 'leg' : 'leg_river', { distance })}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
