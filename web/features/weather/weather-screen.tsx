import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Weather } from '#contract/weather.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useWeatherFormats } from '#web/lib/format-weather.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { useScreenRead } from '#web/parts/read-states.tsx';
import { ui } from '#web/ui/primitives.ts';
import { AlertNote, AlertsView } from './alerts-view.tsx';
import { Attribution } from './attribution.tsx';
import { DayPanel } from './day-panel.tsx';
import { DayStrip } from './day-strip.tsx';
import { NowCard } from './now-card.tsx';
import { dayToShow, hasForecast, todayIn } from './reading.ts';
import { type WeatherView, weather_views } from './search.ts';
import { Loading, Nothing, Unavailable, WeatherRead } from './states.tsx';
import classes from './weather.module.css';

/** The weather of a cruise at the ship's position on each of its days. */
export function Screen(): ReactNode {
  const { id } = useParams({ from: paths.cruise_weather });
  const query = useScreenRead(read('GET cruises/{id}/weather', { params: { id } }));
  const { data: cruise } = useQuery(read('GET cruises/{id}', { params: { id } }));
  const units = useWeatherFormats();
  const more = { is_working: query.isFetching, onRetry: () => void query.refetch() };
  return (
    <WeatherRead id={id} query={query}>
      {(weather) => {
        if (units === undefined) return <Loading />;
        if (!weather.available) return <Unavailable weather={weather} id={id} />;
        return (
          <div className={`${ui('stack', 'gap20')} ${classes['screen']}`}>
            <Head id={id} weather={weather} ship_name={cruise?.ship_name} dates={cruise} />
            {hasForecast(weather) || weather.alerts.length > 0 ? (
              <Filled weather={weather} {...more} />
            ) : (
              <Nothing weather={weather} id={id} {...more} />
            )}
            <Attribution weather={weather} />
          </div>
        );
      }}
    </WeatherRead>
  );
}

interface HeadProps {
  id: string;
  weather: Weather;
  ship_name: string | null | undefined;
  dates: { start_date: string; end_date: string } | undefined;
}

function Head({ id, weather, ship_name, dates }: HeadProps): ReactNode {
  const t = useTranslations('weather');
  const sheet = useTranslations('sheet');
  const formats = useFormats();
  const { view = 'daily', day } = useSearch({ from: paths.cruise_weather });
  const { length: alerts } = weather.alerts;
  const label = (name: WeatherView) =>
    name === 'alerts' && alerts > 0 ? (
      <>
        {t('views.alerts')}{' '}
        <span
          className={`${ui('round', 'smaller', 'bold', 'center')} ${classes['count']}`}
          aria-hidden="true"
        >
          {formats.number(alerts)}
        </span>
      </>
    ) : (
      t(`views.${name}`)
    );
  return (
    <header className={ui('wrap', 'bottom', 'between', 'gap12by20')}>
      <div>
        <Link to={paths.cruise_view} params={{ id }} className={`${ui('reach', 'small')} ${classes['back']}`}>
          {typeof ship_name === 'string' ? t('back', { ship: isolate(ship_name) }) : sheet('back')}
        </Link>
        <h1 className={ui('screenTitle')} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={ui('muted')}>
          {dates === undefined ? '\u00a0' : formats.dateRange(dates.start_date, dates.end_date, 'weekday')}
        </p>
      </div>
      <nav className={ui('segments')} aria-label={t('view')}>
        {weather_views.map((name) => (
          <Link
            key={name}
            to={paths.cruise_weather}
            params={{ id }}
            search={{ view: name, ...(day !== undefined && { day }) }}
            resetScroll={false}
            className={`${ui('row', 'middle', 'centered', 'target', 'paper', 'padInline16', 'ink', 'plain', 'gap8')} ${classes['view']}`}
            aria-current={view === name ? 'true' : undefined}
          >
            {label(name)}
          </Link>
        ))}
      </nav>
    </header>
  );
}

interface FilledProps {
  weather: Weather;
  is_working: boolean;
  onRetry: () => void;
}

function Filled({ weather, is_working, onRetry }: FilledProps): ReactNode {
  const { view = 'daily', day: wanted } = useSearch({ from: paths.cruise_weather });
  if (view === 'alerts') return <AlertsView weather={weather} />;
  const shown = dayToShow(weather, wanted);
  const today = todayIn(weather);
  return (
    <>
      {weather.alerts.length > 0 && <AlertNote alerts={weather.alerts} />}
      {view === 'daily' && weather.current !== null && <NowCard hour={weather.current} day={today} />}
      <DayStrip days={weather.days} shown={shown?.date} today={today?.date} />
      {shown !== undefined && (
        <DayPanel
          key={shown.date}
          day={shown}
          view={view}
          is_today={shown.date === today?.date}
          is_working={is_working}
          onRetry={onRetry}
        />
      )}
    </>
  );
}
