import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Dashboard } from '#contract/dashboard.ts';
import { paths } from '#web/lib/paths.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { CardHead } from './card-head.tsx';
import classes from './totals-card.module.css';

const figures = ['cruises', 'nights', 'ports', 'countries'] as const;

/** The totals of all sailed cruises. */
export function TotalsCard({ totals }: { totals: Dashboard['totals'] }): ReactNode {
  const t = useTranslations('dashboard.totals');
  const formats = useFormats();
  // typed ports are in no country that is known: 0 would be wrong
  const shown = figures.filter((name) => name !== 'countries' || totals[name] > 0 || totals.ports === 0);
  return (
    <Card>
      <CardHead title={t('title')} to={paths.stats} all={t('all')} />
      <dl className={`${ui('wrap', 'between', 'bare', 'gap12by20')} ${classes['figures']}`}>
        {shown.map((name) => (
          <div key={name} className={classes['pair']}>
            <dt className={ui('note')}>{t(name, { count: totals[name] })}</dt>
            <dd className={`${ui('bare', 'text28', 'bold')} ${classes['figure']}`}>
              {formats.number(totals[name])}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
