import { useComputedColorScheme } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/app/paths.ts';
import { site } from '#web/lib/site.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import classes from './home-screen.module.css';
import { VoyageDrawing } from './voyage-drawing.tsx';

const features = {
  countdown: 'clock',
  payments: 'wallet',
  record: 'record',
  memories: 'chart',
  own: 'anchor',
  languages: 'globe',
} as const satisfies Record<string, IconName>;

const feature_names = ['countdown', 'payments', 'record', 'memories', 'own', 'languages'] as const;

/** What a visitor sees first. */
export function Screen(): ReactNode {
  const t = useTranslations('home');
  const is_open = site().sign_up !== 'closed';
  return (
    <>
      <section className={classes['hero']}>
        <div className={classes['words']}>
          <p className={classes['eyebrow']}>{t('eyebrow')}</p>
          <h1 className={classes['title']} tabIndex={-1}>
            {t('heading')}
          </h1>
          <p className={classes['lead']}>{t('lead')}</p>
          <div className={classes['actions']}>
            {is_open && (
              <Link to={paths.signup} className={buttonClass()}>
                {t('start')}
              </Link>
            )}
            <Link to={paths.login} className={buttonClass(is_open ? 'outline' : 'filled')}>
              {t('login')}
            </Link>
          </div>
          <p className={classes['quiet']}>{t('free')}</p>
        </div>
        <div className={classes['art']}>
          <VoyageDrawing />
        </div>
      </section>

      <Picture />

      <section className={classes['section']}>
        <h2 className={classes['heading']}>{t('features_heading')}</h2>
        <ul className={classes['features']}>
          {feature_names.map((name) => (
            <li key={name} className={classes['feature']}>
              <span className={classes['badge']}>
                <Icon name={features[name]} />
              </span>
              <h3 className={classes['featureTitle']}>{t(`features.${name}.title`)}</h3>
              <p>{t(`features.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>

      {is_open && (
        <section className={classes['closing']}>
          <h2>{t('closing')}</h2>
          <Link to={paths.signup} className={buttonClass()}>
            {t('start')}
          </Link>
        </section>
      )}
    </>
  );
}

/** The real dashboard, photographed; nothing stands here where the picture is missing. */
function Picture(): ReactNode {
  const t = useTranslations('home');
  const scheme = useComputedColorScheme('light');
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <figure className={classes['picture']}>
      <img
        src={`/screenshots/dashboard-${scheme}.webp`}
        width={1440}
        height={900}
        loading="lazy"
        alt={t('picture')}
        onError={() => setMissing(true)}
      />
    </figure>
  );
}
