import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './upload.module.css';

const steps = [
  { name: 'drop', icon: 'record' },
  { name: 'read', icon: 'search' },
  { name: 'check', icon: 'check' },
] as const satisfies { name: string; icon: IconName }[];

/** Explains the upload on the first visit. */
export function Teach(): ReactNode {
  const t = useTranslations('uploads.teach');
  return (
    <Card>
      <h2 className={classes['title']}>{t('title')}</h2>
      <ol className={`${ui('grid', 'list')} ${classes['steps']}`}>
        {steps.map(({ name, icon }) => (
          <li key={name} className={ui('row', 'gap16')}>
            <span className={`${ui('sign', 'rounded', 'fixed')} ${classes['tile']}`}>
              <Icon name={icon} size={22} />
            </span>
            <div>
              <h3 className={ui('text16')}>{t(name)}</h3>
              <p className={ui('note', 'tight')}>{t(`${name}_text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
