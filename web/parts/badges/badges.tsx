import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { Badge } from '#contract/badges.ts';
import type { EmblemName } from '#web/ui/badge/emblems.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { lazyDrawing } from '#web/ui/lazy-drawing.ts';

export type BadgeKey = Badge['key'];

const Medallion = lazyDrawing(async () => (await import('#web/ui/badge/medallion.tsx')).Medallion);

interface BadgePictureProps {
  badge_key: BadgeKey;
  /** the progress of a badge that is not earned yet, from 0 to 1 */
  progress?: number | undefined;
  size: number;
}

/** The artwork of a badge, beside its name. Its place is kept while it loads. */
export function BadgePicture({ badge_key, progress, size }: BadgePictureProps): ReactNode {
  const { family, level } = partsOf(badge_key);
  return (
    <span style={{ display: 'block', width: size, height: size }}>
      <Suspense>
        <Medallion emblem={family} figure={level} progress={progress} size={size} />
      </Suspense>
    </span>
  );
}

/** The progress of a badge for its picture; undefined if it is earned. */
export function progressOf({ earned, have, need }: Badge): number | undefined {
  return earned === null ? have / need : undefined;
}

/** The texts about a badge. */
export function useBadgeWords() {
  const t = useTranslations('badges');
  const formats = useFormats();
  return {
    /** `30 nights`, `Equator` */
    name: (key: BadgeKey) => {
      const { family, level } = partsOf(key);
      if (key === 'cruises_1') return t('names.first_cruise');
      return isCounted(family)
        ? t(`names.${family}`, { level: formats.number(level ?? 0) })
        : t(`names.${family}`);
    },
    /** How the badge is earned. */
    how: (key: BadgeKey) => {
      const { family, level } = partsOf(key);
      if (key === 'cruises_1') return t('how.first_cruise');
      return isCounted(family)
        ? t(`how.${family}`, { level: formats.number(level ?? 0) })
        : t(`how.${family}`);
    },
    /** `38 of 50 countries`; undefined for a badge without steps. */
    progress: ({ key, have, need }: Badge) => {
      const { family } = partsOf(key);
      if (need === 1 || !isMeasured(family)) return undefined;
      return t(`progress.${family}`, { have: formats.number(have), need: formats.number(need) });
    },
    /** `12 countries to go`; undefined for a badge without steps. */
    left: ({ key, have, need, earned }: Badge) => {
      const { family } = partsOf(key);
      if (earned !== null || need === 1 || !isMeasured(family)) return undefined;
      return t(`left.${family}`, { count: need - have });
    },
    /** When a booked cruise will bring the badge. */
    expected: ({ earned, expected }: Badge) => {
      if (expected === null) return undefined;
      const date = formats.date(expected.on);
      const ship = isolate(expected.ship_name ?? t('no_ship'));
      return t(earned === null ? 'expected' : 'outdone', { date, ship });
    },
  };
}

const counted = [
  'cruises',
  'nights',
  'lines',
  'ships',
  'countries',
  'ports',
  'continents',
  'oceans',
  'hulls',
] as const;
type CountedFamily = (typeof counted)[number];

function isCounted(name: EmblemName): name is CountedFamily {
  return counted.some((family) => family === name);
}

/** Whether a badge has steps: the counted ones, and the voyage that must be long enough. */
function isMeasured(name: EmblemName): name is CountedFamily | 'longest_voyage' {
  return name === 'longest_voyage' || isCounted(name);
}

/** `nights_30` is level 30 of nights; badges without steps have no level. */
function partsOf(key: BadgeKey): { family: EmblemName; level?: number } {
  const at = key.lastIndexOf('_');
  const level = Number(key.slice(at + 1));
  // the drawings are named after the families of counted badges and the keys of the others
  return Number.isInteger(level)
    ? { family: key.slice(0, at) as EmblemName, level }
    : { family: key as EmblemName };
}
