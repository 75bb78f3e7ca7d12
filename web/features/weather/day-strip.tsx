import { Link, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { WeatherDay } from '#contract/weather.ts';
import { paths } from '#web/lib/paths.ts';
import { useFormats } from '#web/lib/formats.ts';
import { shortName } from '#web/lib/port-name.ts';
import { useSkyWord } from '#web/parts/weather/sky-word.ts';
import { ConditionIcon } from '#web/ui/condition-icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import hint from '#web/ui/scroll-hint.module.css';
import { useScrollHint } from '#web/ui/use-scroll-hint.ts';
import { usePlaceName, useUnits } from './words.ts';
import classes from './strip.module.css';

interface DayStripProps {
  days: readonly WeatherDay[];
  shown: string | undefined;
  today: string | undefined;
}

/** The days of the cruise side by side; each links to its details below. */
export function DayStrip({ days, shown, today }: DayStripProps): ReactNode {
  const t = useTranslations('weather');
  const place = useScrollHint<HTMLUListElement>();
  useLayoutEffect(() => {
    if (place.current !== null) showChosen(place.current);
  }, [place, shown]);
  return (
    <nav aria-label={t('days')}>
      <ul ref={place} className={`${classes['strip']} ${hint['both']}`}>
        {days.map((day) => (
          <li key={day.date} className={`${ui('shrink')} ${classes['item']}`}>
            <Tile day={day} is_shown={day.date === shown} is_today={day.date === today} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls only the strip: the page stays where it is. */
function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector('[aria-current]');
  if (chosen === null) return;
  const [room, tile] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  list.scrollLeft += tile.left + tile.width / 2 - (room.left + room.width / 2);
}

function Tile({
  day,
  is_shown,
  is_today,
}: {
  day: WeatherDay;
  is_shown: boolean;
  is_today: boolean;
}): ReactNode {
  const t = useTranslations('weather');
  const formats = useFormats();
  const units = useUnits();
  const skyWord = useSkyWord();
  const placeName = usePlaceName();
  const { id } = useParams({ from: paths.cruise_weather });
  const { view } = useSearch({ from: paths.cruise_weather });
  const { summary } = day;
  return (
    <Link
      to={paths.cruise_weather}
      params={{ id }}
      search={{ ...(view !== undefined && { view }), day: day.date }}
      replace
      resetScroll={false}
      className={`${ui('card', 'lit', 'ink', 'plain', 'center', 'relative')} ${classes['tile']}`}
      aria-current={is_shown ? 'true' : undefined}
    >
      <span className={ui('note', 'unbroken')}>
        {is_today ? t('today') : formats.date(day.date, 'brief')}
      </span>
      {/* the day below has the whole name; truncated at the end of the name's own direction */}
      <span className={classes['place']} dir="auto">
        {shortName(placeName(day))}
      </span>
      <ConditionIcon condition={summary?.condition ?? null} size={40} />
      <span className={ui('unseen')}>{summary === null ? t('none') : skyWord(summary.condition, true)}</span>
      <span className={ui('row', 'title', 'gap8', 'above4')}>
        <span className={ui('unseen')}>{t('high')}</span>{' '}
        <span className={ui('bold')}>
          {summary === null || summary.high === null ? '' : units.degrees(summary.high)}
        </span>{' '}
        <span className={ui('unseen')}>{t('low')}</span>{' '}
        <span className={ui('muted')}>
          {summary === null || summary.low === null ? '' : units.degrees(summary.low)}
        </span>
      </span>
      {summary !== null && summary.precipitation_probability !== null && (
        <span className={`${ui('inline', 'middle', 'small', 'gap4')} ${classes['chance']}`}>
          <Drop />
          <span className={ui('unseen')}>{t('chance')}</span> {units.share(summary.precipitation_probability)}
        </span>
      )}
      {day.kind === 'sea' && summary !== null && summary.wave_height !== null && (
        <span className={ui('muted', 'inline', 'middle', 'small', 'gap4')}>
          <Wave />
          <span className={ui('unseen')}>{t('wave_height')}</span> {units.height(summary.wave_height)}
        </span>
      )}
    </Link>
  );
}

/** A drop of rain. */
export function Drop(): ReactNode {
  return (
    <svg
      className={`${ui('fixed')} ${classes['mark']}`}
      width="14"
      height="14"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path fill="currentcolor" d="M12 2.5s7 7.6 7 12a7 7 0 0 1-14 0c0-4.4 7-12 7-12z" />
    </svg>
  );
}

function Wave(): ReactNode {
  return (
    <svg
      className={`${ui('fixed')} ${classes['mark']}`}
      width="16"
      height="14"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path
        fill="none"
        stroke="currentcolor"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M2 9c3.3 0 3.3 3 6.7 3s3.3-3 6.6-3 3.4 3 6.7 3M2 16c3.3 0 3.3 3 6.7 3s3.3-3 6.6-3 3.4 3 6.7 3"
      />
    </svg>
  );
}
