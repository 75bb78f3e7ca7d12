import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ListTotals as Totals } from '#contract/cruise-list.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './tools.module.css';

/** The sums of all matching cruises, each currency for itself, as nobody pays in a mixture. */
export function ListTotals({ totals }: { totals: Totals }): ReactNode {
  const t = useTranslations('lists');
  const { money } = useFormats();
  if (totals.length === 0) return null;
  return (
    <ul className={`${ui('wrap', 'list')} ${classes['totals']}`} aria-label={t('totals')}>
      {totals.map(({ currency, cruises, total_price, balance_due }) => (
        <li key={currency ?? ''}>
          <bdi className={ui('bold')}>{money(total_price, currency)}</bdi>{' '}
          <span className={ui('muted')}>
            {t('cruises', { count: cruises })}
            {Number(balance_due) > 0 && ` · ${t('due', { amount: isolate(money(balance_due, currency)) })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
