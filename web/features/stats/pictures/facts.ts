import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { StatsMap } from '#contract/stats-map.ts';
import type { StatTotals, YearAtSea } from '#contract/stats.ts';
import { ownLivery } from '#domain/livery.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { shortName, usePortName } from '#web/lib/port-name.ts';
import type { InkScene } from '#web/ui/map/ink-world.ts';
import type { Drawing } from './picture.ts';

type Make = (() => Promise<Drawing>) | undefined;

/** More ships than this are a number. */
const few_ships = 3;

/**
 * Draws the picture of a year once all is read. It names no guests, no days and no booking.
 * @param map null where the plan has no maps
 */
export function useYearFacts(
  at_sea: YearAtSea | undefined,
  map: StatsMap | null | undefined,
  year: string,
  by: string | undefined,
): Make {
  const t = useTranslations('passport.pictures');
  const stats = useTranslations('stats.figures');
  const formats = useFormats();
  const named = usePortName();
  const direction = useDirection();
  return useMemo(() => {
    if (at_sea === undefined || map === undefined || at_sea.totals.cruises === 0) return undefined;
    const { totals, distance_before_nm, new_ports, ships, longest_stretch, ship, next } = at_sea;
    const before = String(Number(year) - 1);
    const counted = (name: 'nights' | 'cruises' | 'distance_nm' | 'ports' | 'countries', note?: string) => ({
      figure: formats.number(totals[name]),
      name: stats(name, { count: totals[name] }),
      note,
    });
    const difference = totals.distance_nm - distance_before_nm;
    // of a year with less one says nothing
    const compared =
      distance_before_nm === 0 || difference <= 0
        ? undefined
        : t('more', { count: formats.number(difference), year: before });
    const north = map?.ports.toSorted((a, b) => b.lat - a.lat)[0];
    const latitude = (lat: number) =>
      t(lat < 0 ? 'south' : 'north', { degrees: formats.number(Math.abs(Math.round(lat))) });
    // one more takes no more room than to say so
    const few = ships.length > few_ships + 1 ? ships.slice(0, few_ships) : ships;
    const left = ships.length - few.length;
    const facts = [
      north && {
        name: t('farthest'),
        text: `${isolate(shortName(named(north.name)))}, ${latitude(north.lat)}`,
        is_short: true,
      },
      longest_stretch && {
        name: t('stretch'),
        text: [t('days', { count: longest_stretch.days }), isolate(longest_stretch.ship_name ?? '')]
          .filter(Boolean)
          .join(' · '),
        is_short: true,
      },
      ships.length > 0 && {
        name: t('ships', { count: ships.length }),
        text: formats.list([
          ...few.map((name) => isolate(name)),
          ...(left > 0 ? [t('ships_more', { count: formats.number(left) })] : []),
        ]),
        is_short: false,
      },
      // the month alone: a picture that goes around does not say when a home is empty
      next && {
        name: t('next'),
        text: [formats.date(next.start_date, 'month'), isolate(next.ship_name ?? '')]
          .filter(Boolean)
          .join(' · '),
        is_short: false,
      },
    ].filter((fact) => fact !== undefined && fact !== null && fact !== false);
    return async () => {
      const { drawYear } = await import('./year-picture.ts');
      return drawYear({
        scene: map === null ? undefined : sceneOf(map),
        title: t('year'),
        year,
        by,
        figures: [
          counted('nights'),
          // of typed ports no way is known
          totals.distance_nm === 0 ? counted('cruises') : counted('distance_nm', compared),
          counted('ports', new_ports.length === 0 ? undefined : t('new_ports', { count: new_ports.length })),
          counted('countries'),
        ],
        facts,
        ship: {
          // as on the screens, one of which nothing is known is a middling one
          ...(ship ?? { hull: 'classic', length_m: null, built: null }),
          colour: ship?.line_colour ?? ownLivery(ship?.ship_name ?? year).colour,
        },
        direction,
      });
    };
  }, [at_sea, map, year, by, t, stats, formats, direction, named]);
}

/** Draws the poster once all is read. */
export function usePosterFacts(
  totals: StatTotals | undefined,
  /** in which cruises began */
  sailed: readonly number[],
  map: StatsMap | undefined,
  by: string | undefined,
): Make {
  const t = useTranslations('passport.pictures');
  const stats = useTranslations('stats.figures');
  const formats = useFormats();
  const direction = useDirection();
  return useMemo(() => {
    if (totals === undefined || map === undefined) return undefined;
    const names = (['cruises', 'nights', 'countries', 'ports', 'distance_nm'] as const).filter(
      (name) => totals[name] > 0,
    );
    const counts = names.map((name) => ({
      figure: formats.number(totals[name]),
      name: stats(name, { count: totals[name] }),
    }));
    const [first, last] = [Math.min(...sailed), Math.max(...sailed)];
    return async () => {
      const { drawPoster } = await import('./world-poster.ts');
      return drawPoster({
        scene: sceneOf(map),
        title: t('sailed'),
        by,
        // isolated: in Hebrew the last year came first
        years: first === last ? String(first) : `\u2066${first}–${last}\u2069`,
        counts,
        direction,
      });
    };
  }, [totals, sailed, map, by, t, stats, formats, direction]);
}

/** What was sailed: the ports of the statistics, and the routes of cruises that are over. */
function sceneOf({ ports, routes }: StatsMap): InkScene {
  return { ports, lines: routes.filter(({ time }) => time === 'past').map(({ line }) => line) };
}

function useDirection(): 'ltr' | 'rtl' {
  return useLocale() === 'he' ? 'rtl' : 'ltr';
}
