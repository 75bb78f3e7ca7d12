import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { hasTooManyDecimals, isCurrency } from '#domain/currencies.ts';
import { balanceOf, negated, otherTotalOfParts, totalOfParts, uncoveredDeposit } from '#domain/money.ts';
import { isolate } from '#web/lib/bidi.ts';
import { decimalsOf, useFormats } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { fields } from '#web/parts/cruise-fields/fields.ts';
import { valuesOf } from '#web/parts/cruise-fields/form-values.ts';
import { useOpenEditor } from '../parts/edit-key.ts';
import { PartEditor } from '../parts/lazy-editor.tsx';
import parts_classes from '#web/parts/cruise-parts/parts.module.css';
import { ui } from '#web/ui/primitives.ts';
import { ReminderLine } from '../view/alerts/reminder-line.tsx';
import { FieldValue } from '../view/field-value.tsx';
import classes from '../view/panel.module.css';
import { PaymentsSection } from './payments-section.tsx';

const price_key = 'price.cruise';

/** The bill of a cruise: its parts, the payments, the balance due and its date. */
export function PricingPanel({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('cruises');
  const parts = useTranslations('parts');
  const { editor, open } = useOpenEditor(cruise.id);
  const values = valuesOf(cruise);
  const own_day = fields.find(({ name }) => name === 'manual_payment_reminder_date' && values[name] !== '');
  const is_open = editor?.kind === 'price' && cruise.can.edit;
  return (
    <div className={`${ui('grid', 'top', 'gap24')} ${classes['groups']}`}>
      <section className={ui('card', 'inset')} aria-labelledby="pricing">
        <h2 id="pricing" className={ui('below16', 'title')}>
          {t('view.tabs.pricing')}
        </h2>
        {is_open ? (
          <PartEditor key={editor.key} cruise={cruise} open={editor} />
        ) : (
          <>
            <Bill cruise={cruise} />
            {cruise.can.edit && (
              <p className={parts_classes['add']}>
                <Button id="edit-cruise" look="quiet" onClick={() => open(price_key)}>
                  <Icon name="pencil" size={20} />
                  {parts('edit.price')}
                </Button>
              </p>
            )}
          </>
        )}
      </section>
      <PaymentsSection cruise={cruise} />
      {/* only readers who may edit the cruise can set its reminders */}
      {cruise.can.edit && (
        <section className={ui('card', 'inset')} aria-labelledby="reminders">
          <h2 id="reminders" className={ui('below16', 'title')}>
            {parts('reminders')}
          </h2>
          {own_day !== undefined && (
            <dl className={`${ui('grid', 'bare', 'gap16')} ${classes['values']}`}>
              <FieldValue cruise_id={cruise.id} field={own_day} values={values} />
            </dl>
          )}
          <ReminderLine cruise={cruise} name="payment_notification" />
        </section>
      )}
    </div>
  );
}

function Bill({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('cruises');
  const parts_t = useTranslations('parts');
  const terms = useTranslations('terms');
  const formats = useFormats();
  const decimals = decimalsOf(cruise.currency ?? '');
  const money = (amount: string) => formats.money(amount, cruise.currency);
  const parts = totalOfParts(cruise, decimals);
  const other_total = otherTotalOfParts(cruise, decimals);
  const { credit } = balanceOf(cruise, decimals);
  const uncovered = uncoveredDeposit(cruise, decimals);
  // a deposit among the payments is listed there, so that the column adds up
  const besides_payments = cruise.deposit_paid !== null && Number(uncovered) === 0 ? null : uncovered;
  const deposit_day = cruise.payments.findLast(({ is_deposit }) => is_deposit)?.date;
  const rows = [
    { name: 'fare', amount: cruise.fare },
    { name: 'discount', amount: cruise.discount, is_minus: true },
    { name: 'taxes', amount: cruise.taxes },
    { name: 'addons_in_total', amount: cruise.addons_in_total },
    { name: 'total_price', amount: cruise.total_price ?? parts, is_sum: true },
    { name: 'deposit', amount: besides_payments, is_minus: true },
    { name: 'payments_total', amount: cruise.payments_total, is_minus: true },
    { name: 'balance_due', amount: cruise.balance_due, is_sum: true },
  ] as const;
  const known = rows.filter(({ amount }) => amount !== null);
  return (
    <>
      {known.length === 0 && <p className={ui('muted')}>{parts_t('empty.price')}</p>}
      <dl className={ui('bare')}>
        {known.map((row) =>
          row.amount === null ? null : (
            <div
              key={row.name}
              className={`${ui('row', 'baseline', 'between', 'padBlock8', 'gap20')} ${'is_sum' in row ? ui('lineAbove', 'bold') : ''}`}
            >
              <dt>
                {terms(`fields.${row.name}`)}
                {row.name === 'total_price' && cruise.total_price === null && (
                  <span className={ui('muted', 'smaller', 'regular', 'block')}>{t('view.from_parts')}</span>
                )}
                {row.name === 'payments_total' &&
                  cruise.deposit_paid !== null &&
                  deposit_day !== undefined && (
                    <span className={ui('muted', 'smaller', 'regular', 'block')}>
                      {parts_t('deposit.among', {
                        amount: isolate(money(cruise.deposit_paid)),
                        // a day is not torn apart at the end of a line
                        date: formats.date(deposit_day).replaceAll(' ', '\u00a0'),
                      })}
                    </span>
                  )}
              </dt>
              <dd className={ui('bare', 'unbroken')}>
                <bdi>{money('is_minus' in row ? negated(row.amount) : row.amount)}</bdi>
              </dd>
            </div>
          ),
        )}
        {cruise.addons_total !== null && (
          <div
            className={`${ui('row', 'baseline', 'between', 'padBlock8', 'gap20', 'above8')} ${classes['apart']}`}
          >
            <dt>
              {terms('fields.addons_total')}
              <span className={ui('muted', 'smaller', 'regular', 'block')}>{parts_t('addons_apart')}</span>
            </dt>
            <dd className={ui('bare', 'unbroken')}>
              <bdi>{money(cruise.addons_total)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <OddAmounts cruise={cruise} />
      {other_total !== null && (
        <p className={`${ui('rounded', 'pad12by16', 'small', 'above12')} ${classes['hint']}`}>
          {t(cruise.addons_in_total === null ? 'view.parts_differ' : 'view.parts_differ_with_addons', {
            amount: isolate(money(other_total)),
          })}
        </p>
      )}
      {credit !== null && (
        <p className={`${ui('rounded', 'pad12by16', 'small', 'above12')} ${classes['hint']}`}>
          {t('view.credit', { amount: isolate(money(credit)) })}
        </p>
      )}
    </>
  );
}

/**
 * Amounts recorded before the form asked for a currency: they are shown unchanged, with a question about the currency.
 */
function OddAmounts({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('cruises.view');
  const { currency } = cruise;
  if (currency === null) return null;
  if (!isCurrency(currency))
    return (
      <p className={`${ui('rounded', 'pad12by16', 'small', 'above12')} ${classes['hint']}`}>
        {t('no_currency', { currency: isolate(currency) })}
      </p>
    );
  const { fare, discount, taxes, total_price, deposit, addons, payments } = cruise;
  const of_parts = [...addons.map(({ price }) => price), ...payments.map(({ amount }) => amount)];
  const amounts = [fare, discount, taxes, total_price, deposit, ...of_parts];
  if (!amounts.some((amount) => amount !== null && hasTooManyDecimals(amount, currency))) return null;
  return (
    <p className={`${ui('rounded', 'pad12by16', 'small', 'above12')} ${classes['hint']}`}>
      {t('too_many_decimals', { currency })}
    </p>
  );
}
