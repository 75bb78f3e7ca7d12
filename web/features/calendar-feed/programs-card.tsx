import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './feed.module.css';

const programs = ['google', 'iphone', 'mac', 'outlook', 'thunderbird', 'other'] as const;
const steps = ['first', 'second', 'third'] as const;

/** How to subscribe, program by program. */
export function ProgramsCard(): ReactNode {
  const t = useTranslations('feed.programs');
  return (
    <Card aria-labelledby="feed-programs">
      <h2 id="feed-programs" className={ui('heading')}>
        {t('title')}
      </h2>
      <div className={ui('ruled', 'above8')}>
        {programs.map((program) => (
          <details key={program} name="feed-program" className={classes['program']}>
            <summary>
              {t(`${program}.name`)}
              <Icon name="chevron" size={20} />
            </summary>
            <ol>
              {steps.map((step) => (
                <li key={step}>{t(`${program}.${step}`)}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </Card>
  );
}
