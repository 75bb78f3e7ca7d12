import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { billing_intervals, type BillingInterval } from '#domain/subscription.ts';
import classes from './plans.module.css';

interface IntervalSwitchProps {
  chosen: BillingInterval;
  onChoose: (interval: BillingInterval) => void;
}

/** Monthly or yearly payment. */
export function IntervalSwitch({ chosen, onChoose }: IntervalSwitchProps): ReactNode {
  const t = useTranslations('plans.interval');
  return (
    <fieldset className={classes['switch']}>
      <legend className={classes['legend']}>{t('label')}</legend>
      {billing_intervals.map((interval) => (
        <label key={interval} className={classes['choice']}>
          <input
            type="radio"
            name="interval"
            checked={interval === chosen}
            onChange={() => onChoose(interval)}
          />
          {t(interval)}
        </label>
      ))}
    </fieldset>
  );
}
