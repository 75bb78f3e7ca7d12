import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Payment } from '#contract/cruise-parts.ts';
import type { Cruise } from '#contract/cruises.ts';
import { estimateFinalPayment } from '#domain/final-payment.ts';
import { EstimateActions, useEstimateText } from '#web/parts/cruise/estimated-payment.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { DownloadCsv } from '#web/parts/download-csv.tsx';
import { useToday } from '#web/lib/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Facts, PartList } from '../parts/part-list.tsx';
import parts_classes from '#web/parts/cruise-parts/parts.module.css';
import view from '../view/panel.module.css';
import { useMarkPaid } from '#web/parts/cruise/use-mark-paid.ts';
import { ui } from '#web/ui/primitives.ts';

/** The payments with their dates, and the button that marks all as paid. */
export function PaymentsSection({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('parts');
  const terms = useTranslations('terms');
  const formats = useFormats();
  const { payments, payments_total, payment_state, final_payment_date, currency } = cruise;
  const is_due = payment_state === 'balance_due';
  return (
    <section className={ui('card', 'inset')} aria-labelledby="payments">
      <h2 id="payments" className={ui('below16', 'title')}>
        {terms('parts.payments')}
      </h2>
      <p className={`${view['state']} ${view[payment_state] ?? ''}`}>
        {terms(`payment_state.${payment_state}`)}
        {is_due && cruise.balance_due !== null && (
          <>
            {': '}
            <bdi>{formats.money(cruise.balance_due, currency)}</bdi>
          </>
        )}
      </p>
      {final_payment_date !== null && (
        <p className={ui('note')}>
          {terms('fields.final_payment_date')}: {formats.date(final_payment_date, 'weekday')}
        </p>
      )}
      <Estimate cruise={cruise} />
      {cruise.can.edit && <MarkPaid cruise={cruise} />}
      <PartList
        cruise={cruise}
        kind="payments"
        parts={payments}
        empty={t(cruise.deposit === null ? 'empty.payments' : 'empty.payments_beside_deposit')}
        titleOf={({ amount, date }) => `${formats.money(amount, currency)}, ${formats.date(date)}`}
      >
        {(payment) => <PaymentRow payment={payment} currency={currency} />}
      </PartList>
      {payments_total !== null && (
        <p
          className={`${ui('row', 'between', 'lineAbove', 'bold', 'gap16', 'above8')} ${parts_classes['total']}`}
        >
          <span>{terms('fields.payments_total')}</span>
          <bdi className={ui('unbroken')}>{formats.money(payments_total, currency)}</bdi>
        </p>
      )}
      {payments.length > 0 && <Download cruise={cruise} />}
    </section>
  );
}

function Download({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('parts');
  const terms = useTranslations('terms.fields');
  const { payments, currency, start_date } = cruise;
  return (
    <div className={ui('above12', 'outdent', 'unprinted')}>
      <DownloadCsv
        file={`gangway-payments-${start_date}`}
        table={() => [
          [t('fields.date'), t('fields.amount'), terms('currency'), t('fields.method'), t('fields.note')],
          payments.map(({ date, amount, method, note, is_deposit, is_mark_paid }) => {
            const notes = [is_deposit && terms('deposit'), is_mark_paid && t('paid.by_mark'), note];
            return [date, amount, currency, method, notes.filter(Boolean).join('; ')];
          }),
        ]}
      />
    </div>
  );
}

/** The estimated final payment date, where none is recorded. */
function Estimate({ cruise }: { cruise: Cruise }): ReactNode {
  const { about, why } = useEstimateText();
  const id = useId();
  const today = useToday();
  const estimate = estimateFinalPayment(cruise, today);
  if (estimate === null) return null;
  const { date, days_before } = estimate;
  return (
    <div className={`${ui('grid', 'gap4')} ${parts_classes['estimate']}`}>
      <p id={id}>{about(date, today)}</p>
      <p className={ui('note')}>{why(days_before, cruise.cruise_line)}</p>
      {cruise.can.edit && <EstimateActions cruise_id={cruise.id} date={date} described_by={id} />}
    </div>
  );
}

function PaymentRow({ payment, currency }: { payment: Payment; currency: string | null }): ReactNode {
  const t = useTranslations('parts');
  const terms = useTranslations('terms.fields');
  const formats = useFormats();
  const { amount, date, method, note, is_mark_paid, is_deposit } = payment;
  return (
    <div className={ui('row', 'baseline', 'between', 'gap16')}>
      <div>
        <p className={ui('bold', 'breaking')}>{formats.date(date)}</p>
        <Facts
          facts={[
            is_deposit ? terms('deposit') : undefined,
            is_mark_paid ? t('paid.by_mark') : undefined,
            method === null ? undefined : <bdi>{method}</bdi>,
            note === null ? undefined : <bdi>{note}</bdi>,
          ]}
        />
      </div>
      <p className={ui('unbroken')}>
        <bdi>{formats.money(amount, currency)}</bdi>
      </p>
    </div>
  );
}

function MarkPaid({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('parts.paid');
  const { isWorking, mark, unmark } = useMarkPaid({ ...cruise, amount: cruise.balance_due });
  const is_marked = cruise.payments.some(({ is_mark_paid }) => is_mark_paid);
  if (cruise.payment_state !== 'balance_due' && !is_marked) return null;
  return (
    <p className={parts_classes['markPaid']}>
      {cruise.payment_state === 'balance_due' ? (
        <Button is_working={isWorking} onClick={() => void mark()}>
          <Icon name="check" size={20} />
          {t('mark')}
        </Button>
      ) : (
        <Button look="outline" is_working={isWorking} onClick={() => void unmark()}>
          {t('unmark')}
        </Button>
      )}
    </p>
  );
}
