import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShownScheme } from '#web/lib/color-scheme.ts';
import { paths } from '#web/lib/paths.ts';
import { useLanguage } from '#web/lib/preferences.ts';
import { site } from '#web/lib/site.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
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

/** The start page for visitors. */
export function Screen(): ReactNode {
  const t = useTranslations('home');
  const scheme = useShownScheme();
  const is_open = site().sign_up !== 'closed';
  return (
    <>
      <section className={`${ui('relative')} ${classes['hero']}`}>
        <div className={classes['sea']}>
          <VoyageDrawing />
        </div>
        <div className={ui('stack', 'centered', 'gap16')}>
          <p className={ui('strong', 'good')}>{t('eyebrow')}</p>
          <h1 className={`${ui('display')} ${classes['title']}`} tabIndex={-1}>
            {t('heading')}
          </h1>
          <p className={classes['lead']}>{t('lead')}</p>
          <div className={ui('wrap', 'gap12', 'above6')}>
            {is_open && (
              <Link to={paths.signup} className={buttonClass()}>
                {t('start')}
              </Link>
            )}
            <Link to={paths.login} className={buttonClass(is_open ? 'outline' : 'filled')}>
              {t('login')}
            </Link>
          </div>
          <p className={ui('note')}>{t('free')}</p>
        </div>
        <div className={classes['phone']}>
          <Picture name="dashboard" size="hand" scheme={scheme} alt={t('picture')} />
        </div>
      </section>

      <section className={classes['section']}>
        <h2 className={`${ui('text28', 'below20')} ${classes['heading']}`}>{t('features_heading')}</h2>
        <ul className={`${ui('list', 'grid', 'gap16')} ${classes['features']}`}>
          {feature_names.map((name) => (
            <li key={name} className={`${ui('grid', 'gap4by12')} ${classes['feature']}`}>
              <span className={`${ui('sign', 'rounded')} ${classes['badge']}`}>
                <Icon name={features[name]} />
              </span>
              <h3 className={classes['featureTitle']}>{t(`features.${name}.title`)}</h3>
              <p>{t(`features.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>

      {/* a phone has shown it above */}
      <div className={`${classes['section']} ${classes['wide']}`}>
        <Picture name="dashboard" scheme={scheme} alt="" />
      </div>

      {(['map', 'calendar'] as const).map((name) => (
        <section key={name} className={`${ui('grid', 'middle')} ${classes['section']} ${classes['look']}`}>
          <div>
            <h2 className={`${ui('text28', 'below20')} ${classes['heading']}`}>{t(`look.${name}.title`)}</h2>
            <p className={`${ui('muted', 'title')} ${classes['lookText']}`}>{t(`look.${name}.text`)}</p>
          </div>
          <Picture name={name} alt={t(`look.${name}.picture`)} />
        </section>
      ))}

      {is_open && (
        <section className={`${ui('bar', 'roundHero')} ${classes['closing']}`}>
          <h2 className={ui('text28')}>{t('closing')}</h2>
          <Link to={paths.signup} className={buttonClass()}>
            {t('start')}
          </Link>
        </section>
      )}
    </>
  );
}

interface PictureProps {
  name: 'dashboard' | 'map' | 'calendar';
  /** by default that of the window */
  size?: 'hand';
  /** the screen that has a picture in both colour schemes */
  scheme?: 'light' | 'dark';
  alt: string;
}

/**
 * A screenshot in the reader's language (`npm run pictures`), on a phone one of a phone; nothing is shown where the
 * file is missing.
 */
function Picture({ name, size, scheme, alt }: PictureProps): ReactNode {
  const language = useLanguage();
  const [missing, setMissing] = useState<string>();
  const fileOf = (of: 'desktop' | 'hand') =>
    `/pictures/${[name, language, of, scheme].filter(Boolean).join('-')}.webp`;
  const src = fileOf(size ?? 'desktop');
  if (missing === src) return null;
  const image = { src, onError: () => setMissing(src) };
  return (
    <figure className={`${ui('bare')} ${classes['picture']}`}>
      {size === 'hand' ? (
        <img {...image} {...hand} alt={alt} />
      ) : (
        <picture>
          <source media="(width < 48em)" srcSet={fileOf('hand')} {...hand} />
          <img {...image} alt={alt} width={1440} height={900} loading="lazy" />
        </picture>
      )}
    </figure>
  );
}

const hand = { width: 780, height: 1520 };
