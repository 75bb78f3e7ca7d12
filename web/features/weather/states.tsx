import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Weather } from '#contract/weather.ts';
import { weather_days_before } from '#domain/weather.ts';
import { paths } from '#web/lib/paths.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ScreenRead } from '#web/parts/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Skeleton } from '#web/ui/page.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AddPorts } from './add-ports.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './weather.module.css';

interface RetryProps {
  id: string;
  is_working: boolean;
  onRetry: () => void;
}

function ToCruise({ id, is_first = false }: { id: string; is_first?: boolean }): ReactNode {
  const t = useTranslations('sheet');
  return (
    <Link to={paths.cruise_view} params={{ id }} className={buttonClass(is_first ? 'filled' : 'outline')}>
      {t('back')}
    </Link>
  );
}

interface WeatherReadProps {
  id: string;
  query: ComponentProps<typeof ScreenRead<Weather>>['query'];
  children: (weather: Weather) => ReactNode;
}

/** The weather of a cruise, or why there is none: the plan lacks it, there is no such cruise, or the call failed. */
export function WeatherRead({ id, query, children }: WeatherReadProps): ReactNode {
  const t = useTranslations('weather');
  const cruises = useTranslations('cruises');
  const codes = useTranslations('errors.codes');
  const missing = (
    <StateCard
      icon="anchor"
      title={codes('not_found')}
      actions={
        <Link to={paths.cruises} className={buttonClass()}>
          {cruises('view.back')}
        </Link>
      }
    />
  );
  return (
    <ScreenRead
      query={query}
      loading={<Loading />}
      failed={t('failed')}
      forbidden={{ icon: 'weather', title: t('title') }}
      missing={missing}
      links={<ToCruise id={id} />}
    >
      {children}
    </ScreenRead>
  );
}

/** There is no weather at this time, or on this instance, and why. */
export function Unavailable({ weather, id }: { weather: Weather; id: string }): ReactNode {
  const t = useTranslations('weather');
  const formats = useFormats();
  const { reason, available_from } = weather;
  return (
    <StateCard
      icon={reason === 'too_early' ? 'clock' : 'weather'}
      title={t('none')}
      actions={<ToCruise id={id} is_first />}
    >
      {reason === 'too_early' && available_from !== null && (
        <p>{t('too_early', { days: weather_days_before, date: formats.date(available_from, 'long') })}</p>
      )}
      {(reason === 'past' || reason === 'cancelled' || reason === 'off') && <p>{t(reason)}</p>}
    </StateCard>
  );
}

/** The weather should be available, but no day has data. */
export function Nothing({ weather, id, is_working, onRetry }: RetryProps & { weather: Weather }): ReactNode {
  const t = useTranslations('weather');
  const states = useTranslations('shell.states');
  const has_failed = weather.days.some((day) => day.has_failed);
  const is_nowhere = !weather.days.some(({ latitude }) => latitude !== null);
  return (
    <section
      className={`${ui('card', 'stack', 'middle', 'center', 'gap12')} ${classes['nothing']}`}
      role={has_failed ? 'alert' : undefined}
    >
      <h2>{t(has_failed ? 'failed' : 'none')}</h2>
      <p>{t(has_failed ? 'failed_text' : is_nowhere ? 'nothing' : 'nothing_yet')}</p>
      {has_failed ? (
        <Button is_working={is_working} onClick={onRetry}>
          {states('retry')}
        </Button>
      ) : (
        is_nowhere && <AddPorts id={id} className={buttonClass()} />
      )}
    </section>
  );
}

/** As large as the loaded screen. */
export function Loading(): ReactNode {
  const t = useTranslations('weather');
  return (
    <div className={`${ui('stack', 'gap20')} ${classes['screen']}`} role="status">
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={classes['headSkeleton']}>
        <Skeleton height={104} width="50%" />
      </div>
      <div className={classes['nowSkeleton']} aria-hidden="true" />
      <Skeleton height={204} />
      <Skeleton height={640} />
    </div>
  );
}
