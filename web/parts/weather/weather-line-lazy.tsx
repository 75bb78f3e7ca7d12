import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { weatherWindow } from '#domain/weather.ts';
import { paths } from '#web/lib/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useNow } from '#web/ui/clock.ts';
import { openChapters } from '#web/lib/catalogues.ts';
import { browserTimeZone } from '#web/lib/formats.ts';
import { useIdle } from '#web/ui/idle.ts';
import { lazyFile } from '#web/parts/lazy-part.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './weather-line.module.css';

const useWeatherLine = lazyFile(async () => {
  const [file] = await Promise.all([import('./weather-line.tsx'), openChapters(['beyond'])]);
  return file;
});

interface Sailing {
  id: string;
  start_date: string;
  end_date: string;
  start_zone: string | null;
  end_zone: string | null;
  cancelled_at: string | null;
}

interface LazyWeatherLineProps {
  cruise: Sailing;
  /** a button to the weather, shown in place of the line while there is none; the line then is a button too */
  button?: ReactNode;
}

/**
 * A line with the weather of a cruise that links to its weather screen, while there is weather. Its content loads when
 * it is shown; until then, and without a network, it is the bare link, as large.
 */
export function LazyWeatherLine({ cruise, button }: LazyWeatherLineProps): ReactNode {
  const t = useTranslations('weather');
  const now = new Date(useNow('minute')).toISOString();
  const voyage = { ...cruise, is_cancelled: cruise.cancelled_at !== null };
  const { reason } = weatherWindow(voyage, { now, time_zone: browserTimeZone() ?? 'UTC' });
  const is_shown = reason === null;
  const [file] = useWeatherLine(useIdle() && is_shown);
  // without a network the bare link is enough
  const Line = file === 'failed' ? undefined : file?.WeatherLine;

  if (!is_shown) return button;
  const { id } = cruise;
  if (button !== undefined) return Line === undefined ? button : <Line id={id} way={button} is_button />;
  const way = (
    <Link
      to={paths.cruise_weather}
      params={{ id }}
      className={`${ui('reach', 'ink', 'plain', 'gap12')} ${classes['line']}`}
    >
      <Icon name="weather" size={28} />
      {t('title')}
    </Link>
  );
  return <div className={classes['place']}>{Line === undefined ? way : <Line id={id} way={way} />}</div>;
}
