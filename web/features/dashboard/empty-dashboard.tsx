import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { UploadLink, UploadPrice, useLockedBy } from '#web/parts/plans/plan-lock.tsx';
import { useSamples } from '#web/parts/cruise/samples.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { PreviewDrawing } from '#web/ui/preview-drawing.tsx';
import { ui } from '#web/ui/primitives.ts';
import { LazySeaScene, own_ship } from '#web/ui/sea-scene-lazy.tsx';
import classes from './empty-dashboard.module.css';

/** The first visit, or all cruises are cancelled: three ways to a cruise. */
export function EmptyDashboard(): ReactNode {
  const t = useTranslations('dashboard.empty');
  const d = useTranslations('dashboard');
  const is_locked = useLockedBy('upload') !== undefined;
  const { mutate, isPending } = useSamples('add');
  return (
    <div className={`${ui('edged', 'paper', 'clip', 'roundHero')} ${classes['welcome']}`}>
      <div className={`${ui('lineBelow', 'clip')} ${classes['picture']}`}>
        <LazySeaScene ship={own_ship} />
      </div>
      <div className={classes['body']}>
        <h1 className={classes['title']} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={ui('muted', 'above6')}>{t('text')}</p>
        <ul className={`${ui('grid', 'list', 'gap20')} ${classes['ways']}`}>
          <li
            className={`${ui('wrap', 'middle', 'roundCard', 'whole')} ${classes['way']} ${classes['first']}`}
          >
            <div className={classes['drawing']}>
              <PreviewDrawing of="booking" />
            </div>
            <div className={classes['words']}>
              <h2 className={ui('large')}>{t('upload')}</h2>
              <p className={ui('muted', 'above4')}>{t('upload_hint')}</p>
              <UploadPrice />
              <div className={`${ui('above16')} ${classes['door']}`}>
                <UploadLink look="filled" is_wide />
              </div>
            </div>
          </li>
          <li className={`${ui('stack', 'edged', 'roundCard')} ${classes['way']}`}>
            <h2 className={ui('title')}>{t('type')}</h2>
            <p className={`${ui('note', 'grow')} ${classes['hint']}`}>{t('type_hint')}</p>
            <Link
              data-records
              to={paths.cruise_create}
              className={buttonClass(is_locked ? 'filled' : 'outline', true)}
            >
              {d('record')}
            </Link>
          </li>
          <li className={`${ui('stack', 'edged', 'roundCard')} ${classes['way']}`}>
            <h2 className={ui('title')}>{t('samples')}</h2>
            <p className={`${ui('note', 'grow')} ${classes['hint']}`}>{t('samples_hint')}</p>
            <Button look="outline" is_wide is_working={isPending} onClick={() => mutate()}>
              {t('add_samples')}
            </Button>
          </li>
        </ul>
      </div>
    </div>
  );
}
