import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useFormState } from '#web/parts/cruise-fields/use-form-state.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './balance-check.module.css';
import { checkBalance } from './review-balance.ts';
import type { ReviewItem, ReviewStore } from './review-store.ts';
import { SourcePlace } from './source-place.tsx';

interface BalanceCheckProps {
  store: ReviewStore;
  item: ReviewItem;
  /** for an update: the record with the payments it has */
  current: Cruise | undefined;
}

/** The balance printed in the document beside the one computed from the entries, updated as they are typed. */
export function BalanceCheck({ store, item, current }: BalanceCheckProps): ReactNode {
  const t = useTranslations('uploads.balance');
  const formats = useFormats();
  const values = useFormState(item.form, (state) => state.values);
  const check = checkBalance(store.read(item), current);
  if (check === null) return null;
  const money = (amount: string) =>
    isolate(formats.money(amount, values.currency === '' ? null : values.currency));
  const { printed, ours, difference, is_same } = check;
  return (
    <SourcePlace
      store={store}
      of="balance"
      source={item.printed_balance}
      shows_words={!is_same}
      className={classes['balance']}
    >
      <p
        role="status"
        className={`${ui('row', 'top', 'strong', 'gap8')} ${classes['line']} ${is_same ? classes['same'] : ''}`}
      >
        <Icon name={is_same ? 'check' : 'warning'} size={20} />
        <span>
          {ours === null
            ? t('unknown', { printed: money(printed) })
            : t('line', { printed: money(printed), ours: money(ours) })}
        </span>
      </p>
      {difference !== null && (
        <p className={ui('note', 'tight')}>{t('differs', { amount: money(difference) })}</p>
      )}
      {!is_same && (
        <Button look="quiet" onClick={() => store.patch({ active: 'balance' })}>
          {t('show')}
        </Button>
      )}
    </SourcePlace>
  );
}
