import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { balanceOf, negated, partsDiffer, totalOfParts } from '#domain/money.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { NotRecorded } from '../view/dates-panel.tsx';
import { FieldValue } from '../view/field-value.tsx';
import { fields } from '../fields.ts';
import { valuesOf } from '../form/form-values.ts';
import classes from '../view/view.module.css';

/** The bill of a cruise: its parts, what was paid, what is due and when. */
export function PricingPanel({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('cruises');
  const terms = useTranslations('terms');
  const formats = useFormats();
  const values = valuesOf(cruise);
  const money = (amount: string) => isolate(formats.money(amount, cruise.currency));
  const parts = totalOfParts(cruise);
  const { credit } = balanceOf(cruise, [cruise.payments_total]);
  const priced = fields.filter(({ tab }) => tab === 'pricing');
  const payment = priced.filter(
    ({ kind, name }) => kind !== 'money' && name !== 'currency' && values[name] !== '',
  );
  const total = cruise.total_price ?? parts;
  const rows = [
    { name: 'fare', amount: cruise.fare },
    { name: 'discount', amount: cruise.discount, is_minus: true },
    { name: 'taxes', amount: cruise.taxes },
    { name: 'total_price', amount: total, is_sum: true },
    { name: 'deposit', amount: cruise.deposit, is_minus: true },
    { name: 'balance_due', amount: cruise.balance_due, is_sum: true },
  ] as const;
  return (
    <>
      <div className={classes['groups']}>
        <section className={classes['group']}>
          <h2 className={classes['groupName']}>{t('view.tabs.pricing')}</h2>
          <dl className={classes['bill']}>
            {rows.map((row) =>
              row.amount === null ? null : (
                <div
                  key={row.name}
                  className={`${classes['billRow']} ${'is_sum' in row ? classes['sum'] : ''}`}
                >
                  <dt>
                    {terms(`fields.${row.name}`)}
                    {row.name === 'total_price' && cruise.total_price === null && (
                      <span className={classes['billHint']}>{t('view.from_parts')}</span>
                    )}
                  </dt>
                  <dd className={classes['amount']}>
                    <bdi>
                      {formats.money(
                        'is_minus' in row && row.amount !== null ? negated(row.amount) : row.amount,
                        cruise.currency,
                      )}
                    </bdi>
                  </dd>
                </div>
              ),
            )}
          </dl>
          {partsDiffer(cruise) && parts !== null && (
            <p className={classes['hint']}>{t('view.parts_differ', { amount: money(parts) })}</p>
          )}
          {credit !== null && (
            <p className={classes['hint']}>{t('view.credit', { amount: money(credit) })}</p>
          )}
        </section>
        <section className={classes['group']}>
          <h2 className={classes['groupName']}>{t('form.groups.payment')}</h2>
          <p className={`${classes['state']} ${classes[cruise.payment_state] ?? ''}`}>
            {terms(`payment_state.${cruise.payment_state}`)}
          </p>
          <dl className={classes['values']}>
            {payment.map((field) => (
              <FieldValue key={field.name} field={field} values={values} />
            ))}
          </dl>
        </section>
      </div>
      <NotRecorded
        cruise={cruise}
        fields={priced.filter(
          ({ name }) => values[name] === '' && !(name === 'total_price' && parts !== null),
        )}
      />
    </>
  );
}
