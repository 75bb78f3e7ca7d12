import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { fields } from '#web/parts/cruise-fields/fields.ts';
import { useFieldText } from '#web/parts/cruise-fields/field-text.ts';
import { useFormState } from '#web/parts/cruise-fields/use-form-state.ts';
import { part_kinds } from '#web/parts/cruise-parts/part-fields.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './found-lines.module.css';
import { checkBalance } from './review-balance.ts';
import { isKept } from './review-change.ts';
import type { ReviewItem, ReviewStore } from './review-store.ts';
import { usePartSummary } from './use-part-summary.ts';

/** More than these are counted, not named. */
const most_named = 2;

interface FoundLinesProps {
  store: ReviewStore;
  item: ReviewItem;
  current: Cruise | undefined;
  onChoose: (key: string) => void;
}

const prices = fields.filter(({ name }) => name === 'total_price' || name === 'final_payment_date');

/** The price, and whether it adds up. One that does not has a card. */
export function PriceLines({ store, item, current, onChoose }: FoundLinesProps): ReactNode {
  const t = useTranslations('uploads.balance');
  const terms = useTranslations('terms.fields');
  const formats = useFormats();
  const values = useFormState(item.form, (state) => state.values);
  const text = useFieldText();
  const check = checkBalance(store.read(item), current);
  const balance = check?.is_same === true ? check : undefined;
  const said = prices.filter((field) => text(field, values) !== undefined);
  if (balance === undefined && said.length === 0) return null;
  const money = (amount: string) =>
    isolate(formats.money(amount, values.currency === '' ? null : values.currency));
  return (
    <ul className={`${ui('list', 'card')} ${classes['lines']}`}>
      {said.map((field) => (
        <Line
          key={field.name}
          name={terms(field.name)}
          said={text(field, values)}
          onClick={() => onChoose(`field:${field.name}`)}
        />
      ))}
      {balance !== undefined && (
        <li
          className={`${ui('row', 'middle', 'gap8', 'small', 'strong')} ${classes['line']} ${classes['same']}`}
        >
          <Icon name="check" size={20} />
          {t('line', { printed: money(balance.printed), ours: money(balance.ours ?? '') })}
        </li>
      )}
    </ul>
  );
}

/** How many records of each kind the document lists. */
export function FoundLines({ item, current, onChoose }: FoundLinesProps): ReactNode {
  const terms = useTranslations('terms.parts');
  const formats = useFormats();
  const currency = useFormState(item.form, ({ values }) => values.currency);
  const summary = usePartSummary(currency);
  const lists = part_kinds
    .map((kind) => ({ kind, kept: item.parts[kind].filter((part) => isKept(kind, part, current)) }))
    .filter(({ kept }) => kept.length > 0);
  if (lists.length === 0) return null;
  return (
    <ul className={`${ui('list', 'card')} ${classes['lines']}`}>
      {lists.map(({ kind, kept }) => {
        const names = kept.slice(0, most_named).map(({ values }) => isolate(summary(kind, values).title));
        const more = kept.length > most_named ? [`+${formats.number(kept.length - most_named)}`] : [];
        return (
          <Line
            key={kind}
            name={`${terms(kind)} · ${formats.number(kept.length)}`}
            said={[...names, ...more].filter((name) => name !== '').join(', ')}
            onClick={() => onChoose(`part:${kept[0]?.key ?? ''}`)}
          />
        );
      })}
    </ul>
  );
}

interface LineProps {
  name: string;
  said: string | undefined;
  onClick: () => void;
}

function Line({ name, said, onClick }: LineProps): ReactNode {
  return (
    <li>
      <button
        type="button"
        className={`${ui('press', 'lit', 'row', 'middle', 'between', 'full', 'target', 'ink', 'start', 'gap12')} ${classes['line']}`}
        onClick={onClick}
      >
        <span className={ui('note', 'fixed', 'tight')}>{name}</span>
        <bdi className={`${ui('strong', 'tight')} ${classes['said']}`}>{said}</bdi>
      </button>
    </li>
  );
}
