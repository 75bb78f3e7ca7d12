import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Weather } from '#contract/weather.ts';
import { isolate } from '#web/lib/bidi.ts';

/** The source of the data, named as its provider asks. */
export function WeatherSource({ provider }: { provider: NonNullable<Weather['provider']> }): ReactNode {
  const t = useTranslations('weather');
  const { name, url, licence } = provider;
  return (
    <p>
      {t.rich('attribution', { name: isolate(name), provider: linkTo(url) })}
      {licence !== null && <> · {t('licence', { licence: isolate(licence) })}</>}
    </p>
  );
}

function linkTo(url: string): (name: ReactNode) => ReactNode {
  return function link(name) {
    return (
      <a href={url} target="_blank" rel="noreferrer">
        {name}
      </a>
    );
  };
}
