import { useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';

const units = ['points', 'nights', 'days', 'cruises', 'stars', 'miles', 'credits'] as const;
type Unit = (typeof units)[number];

/** A unit of the catalogue that has a text here; points for any other. */
export function unitOf(unit: string): Unit {
  return units.find((known) => known === unit) ?? 'points';
}

/** Formats an amount of a unit: `14 points`. */
export function useAmount(): (count: number, unit: string) => string {
  const t = useTranslations('loyalty.units');
  return (count, unit) => t(unitOf(unit), { count });
}

/** Tells when a tier is reached, with a ship's name isolated for its own direction. */
export function useReachedText(): (ship_name: string | null, day: string) => string {
  const t = useTranslations('loyalty');
  const formats = useFormats();
  return (ship_name, day) =>
    t('next.reached', { ship: isolate(ship_name ?? t('ledger.nameless')), date: formats.date(day) });
}
