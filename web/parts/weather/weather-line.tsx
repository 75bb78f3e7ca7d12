import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { ConditionIcon } from '#web/ui/condition-icon.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ApiError } from '#web/lib/api-errors.ts';
import { useWeatherFormats } from '#web/lib/format-weather.ts';
import { read } from '#web/lib/queries.ts';
import { ui } from '#web/ui/primitives.ts';
import { useSkyWord } from './sky-word.ts';
import classes from './weather-line.module.css';

export interface WeatherLineProps {
  id: string;
  /** shown until there is data */
  way: ReactNode;
  is_button?: boolean;
}

/** The weather at the ship now, or on the first day with a forecast. */
export function WeatherLine({ id, way, is_button = false }: WeatherLineProps): ReactNode {
  const t = useTranslations('weather');
  const units = useWeatherFormats();
  const skyWord = useSkyWord();
  const { data, error } = useQuery(read('GET cruises/{id}/weather', { params: { id } }));
  const nothing = is_button ? way : null;
  // no link to weather that this plan or this instance lacks
  if (error instanceof ApiError && error.status === 403) return nothing;
  if (data?.available === false) return nothing;
  if (data === undefined || units === undefined) return way;
  const { current, days, alerts } = data;
  const summary = current === null ? days.find((day) => day.summary !== null)?.summary : null;
  const { condition, is_day } = current ?? { condition: summary?.condition ?? null, is_day: true };
  const degrees = (current === null ? [summary?.high, summary?.low] : [current.temperature])
    .filter((value) => value !== null && value !== undefined)
    .map(units.degrees);
  if (degrees.length === 0) return way;
  return (
    <Link
      to={paths.cruise_weather}
      params={{ id }}
      className={
        is_button ? buttonClass('outline') : `${ui('reach', 'ink', 'plain', 'gap12')} ${classes['line']}`
      }
    >
      <ConditionIcon condition={condition} is_day={is_day} size={is_button ? 20 : 28} />
      <VisuallyHidden>{t('title')}</VisuallyHidden>
      <span>
        <span className={ui('bold')}>{degrees.join(' / ')}</span> {skyWord(condition, is_day)}
      </span>
      {alerts.length > 0 && (
        <span className={ui('row', 'urgent')}>
          <Icon name="warning" size={20} />
          <VisuallyHidden>{t('alerts.some', { count: alerts.length })}</VisuallyHidden>
        </span>
      )}
      {!is_button && (
        <span className={`${ui('row', 'muted')} ${classes['chevron']}`}>
          <Icon name="chevron" size={20} />
        </span>
      )}
    </Link>
  );
}
