import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Weather } from '#contract/weather.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './weather.module.css';

/** The source of the data, named as its provider asks, and a link to change units. */
export function Attribution({ weather: { provider } }: { weather: Weather }): ReactNode {
  const t = useTranslations('weather');
  return (
    <footer className={`${ui('bar', 'note')} ${classes['source']}`}>
      {provider !== null && (
        <p>
          {t.rich('attribution', {
            name: isolate(provider.name),
            provider: linkTo(provider.url),
          })}
          {provider.licence !== null && <> · {t('licence', { licence: isolate(provider.licence) })}</>}
        </p>
      )}
      <Link className={ui('reach')} to={paths.settings}>
        {t('units')}
      </Link>
    </footer>
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
