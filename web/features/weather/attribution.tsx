import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Weather } from '#contract/weather.ts';
import { paths } from '#web/lib/paths.ts';
import { WeatherSource } from '#web/parts/weather/source.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './weather.module.css';

/** The source of the data, and a link to change units. */
export function Attribution({ weather: { provider } }: { weather: Weather }): ReactNode {
  const t = useTranslations('weather');
  return (
    <footer className={`${ui('bar', 'note')} ${classes['source']}`}>
      {provider !== null && <WeatherSource provider={provider} />}
      <Link className={ui('reach')} to={paths.settings}>
        {t('units')}
      </Link>
    </footer>
  );
}
