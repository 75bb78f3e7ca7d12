import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { billing_intervals, type BillingInterval } from '#domain/subscription.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './plans.module.css';

interface IntervalSwitchProps {
  chosen: BillingInterval;
  onChoose: (interval: BillingInterval) => void;
}

/** Monthly or yearly payment. */
export function IntervalSwitch({ chosen, onChoose }: IntervalSwitchProps): ReactNode {
  const t = useTranslations('plans.interval');
  return (
    <fieldset className={`${ui('row', 'edged', 'rounded', 'paper', 'bare')} ${classes['switch']}`}>
      <legend className={`${ui('unbroken', 'clip')} ${classes['legend']}`}>{t('label')}</legend>
      {billing_intervals.map((interval) => (
        <label
          key={interval}
          className={`${ui('centered', 'reach', 'padInline16', 'strong', 'pointer')} ${classes['choice']}`}
        >
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
