import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { UploadReading } from '#contract/uploads.ts';
import { read } from '#web/lib/queries.ts';
import { FieldGrid, WideField } from '#web/ui/long-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Field } from '#web/parts/cruise-fields/fields.ts';
import { FieldInput } from '#web/parts/cruise-fields/field-input.tsx';
import { nightsOf } from '#web/parts/cruise-fields/form-values.ts';
import { useFormState } from '#web/parts/cruise-fields/use-form-state.ts';
import { part_kinds } from '#web/parts/cruise-parts/part-fields.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './cruise-review.module.css';
import { CheckCards } from './check-cards.tsx';
import { FoundLines, PriceLines } from './found-lines.tsx';
import { MatchPanel } from './match-panel.tsx';
import { AddPart, PartCards } from './part-cards.tsx';
import { BalanceCheck } from './balance-check.tsx';
import { arrange } from './review-arrange.ts';
import { cardsOf, hasOtherBalance } from './review-cards.ts';
import { checkBalance } from './review-balance.ts';
import { isDoubtful } from './review-model.ts';
import type { ReviewItem, ReviewStore } from './review-store.ts';
import { ReadDays, ReadVoyage } from './read-voyage.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { SourcePlace } from './source-place.tsx';
import { useReview } from './use-review.ts';

interface CruiseReviewProps {
  reading: UploadReading;
  store: ReviewStore;
  item: ReviewItem;
  /** leads to an entry */
  onChoose: (key: string) => void;
  /** the document stands beside it */
  is_wide: boolean;
  /** to discard the document */
  discard: ReactNode;
}

/** One proposed cruise: the voyage as it will be, the questions about it, and behind a button all of its fields. */
export function CruiseReview(props: CruiseReviewProps): ReactNode {
  const { store, item, is_wide, discard } = props;
  const t = useTranslations('uploads.review');
  const is_whole = useReview(store, (state) => state.is_whole);
  const { data: current } = useQuery({
    ...read('GET cruises/{id}', { params: { id: item.target ?? '' } }),
    enabled: item.target !== null,
  });
  const has_other_balance = useOtherBalance(store, item, current);
  const values = useFormState(item.form, ({ base }) => base.before);
  const cards = cardsOf(item, { values, current, has_other_balance });
  const voyage = useRef<HTMLHeadingElement>(null);
  const [first] = cards;
  // where the document stands beside it, it shows the place of the first question
  useEffect(() => {
    if (first !== undefined && store.state().active === undefined && is_wide)
      store.patch({ active: first.key });
  }, [first, store, is_wide]);
  return (
    <>
      <ReadVoyage {...props} heading={voyage} />
      {item.matches.length > 0 && <MatchPanel store={store} item={item} current={current} />}
      {/* on the first screen of a phone, as the button that records is */}
      <CheckCards {...props} current={current} cards={cards} voyage={voyage} />
      <ReadDays rows={item.rows} ports={props.reading.ports} onChoose={props.onChoose} />
      <PriceLines {...props} current={current} />
      <FoundLines {...props} current={current} />
      <div className={ui('wrap', 'between', 'gap8')}>
        <Button
          look="outline"
          aria-expanded={is_whole}
          onClick={() => store.patch({ is_whole: !is_whole, changing: undefined })}
        >
          <Icon name="pencil" size={20} />
          {t('edit_all')}
        </Button>
        {discard}
      </div>
      {is_whole && (
        <Fields
          store={store}
          item={item}
          current={current}
          asked={new Set(cards.map(({ key }) => key))}
          has_balance={!has_other_balance || item.printed_balance?.is_confirmed === true}
        />
      )}
    </>
  );
}

interface FieldsProps {
  store: ReviewStore;
  item: ReviewItem;
  current: Cruise | undefined;
  /** the entries that have a card, where their fields are */
  asked: ReadonlySet<string>;
  /** the balance has no card */
  has_balance: boolean;
}

/** All other fields, in the order of the form, with the days and the records. */
function Fields({ store, item, current, asked, has_balance }: FieldsProps): ReactNode {
  const form = useTranslations('cruises.form');
  const [is_cancelled] = useState(() => item.form.state().values.cancelled_at !== '');
  const { groups, more } = arrange(item, asked, is_cancelled);
  const is_update = item.target !== null;
  const fieldsOf = (fields: readonly Field[]) => (
    <FieldGrid>
      {fields
        // fields that the document does not name stay as they are in the record
        .filter(({ name }) => !is_update || item.sources[name] !== undefined)
        .map((field) => (
          <ReviewField key={field.name} field={field} store={store} item={item} />
        ))}
    </FieldGrid>
  );
  return (
    <>
      {groups.map(
        ({ name, fields }) =>
          (!is_update || fields.some((field) => item.sources[field.name] !== undefined)) && (
            <Card key={name} aria-label={form(`groups.${name}`)}>
              <h3 className={ui('title', 'below16')}>{form(`groups.${name}`)}</h3>
              {fieldsOf(fields)}
              {name === 'voyage' && <Nights item={item} />}
              {name === 'payment' && has_balance && (
                <BalanceCheck store={store} item={item} current={current} />
              )}
            </Card>
          ),
      )}
      <ScheduleTable store={store} item={item} current={current} />
      {part_kinds.map((kind) => (
        <PartCards key={kind} kind={kind} store={store} item={item} current={current} />
      ))}
      <p className={`${ui('wrap')} ${classes['adds']}`}>
        {part_kinds
          .filter((kind) => item.parts[kind].length === 0)
          .map((kind) => (
            <AddPart key={kind} kind={kind} store={store} item={item} />
          ))}
      </p>
      {!is_update && <More fields={more} store={store} item={item} />}
    </>
  );
}

/**
 * Whether the balance of the document has a card: if the two differ when the review opens. Typing then changes the text
 * and not the place, so that nothing jumps.
 */
function useOtherBalance(store: ReviewStore, item: ReviewItem, current: Cruise | undefined): boolean {
  const { id, target, opened } = item;
  const is_same = useFormState(item.form, () => checkBalance(store.read(item), current)?.is_same);
  const is_ready = target === null || current !== undefined;
  const is_due = is_ready && is_same !== undefined && opened?.target !== target;
  useLayoutEffect(() => {
    if (is_due) store.change(id, { opened: { target, has_other_balance: !is_same } });
  }, [is_due, is_same, store, id, target]);
  return hasOtherBalance(item);
}

interface ReviewFieldProps {
  field: Field;
  store: ReviewStore;
  item: ReviewItem;
}

function ReviewField({ field, store, item }: ReviewFieldProps): ReactNode {
  const { name } = field;
  const source = item.sources[name];
  const input = (
    <SourcePlace store={store} of={`field:${name}`} source={source ?? null} shows_words={isDoubtful(source)}>
      <FieldInput field={field} form={item.form} />
      {source === undefined && field.kind !== 'moment' && <Missing item={item} field={field} />}
    </SourcePlace>
  );
  return field.is_wide === true ? <WideField>{input}</WideField> : input;
}

/** Shown as long as the field is empty. */
function Missing({ item, field }: Pick<ReviewFieldProps, 'item' | 'field'>): ReactNode {
  const t = useTranslations('uploads.review');
  const is_empty = useFormState(item.form, ({ values }) => values[field.name] === '');
  return <p className={`${ui('muted', 'smaller')} ${classes['missing']}`}>{is_empty && t('missing')}</p>;
}

function Nights({ item }: { item: ReviewItem }): ReactNode {
  const t = useTranslations('cruises');
  const count = useFormState(item.form, ({ values }) => nightsOf(values));
  return (
    <p className={`${ui('bold', 'good', 'above12')} ${classes['nights']}`} role="status">
      {count !== undefined && count >= 0 && t('nights', { count })}
    </p>
  );
}

function More({ fields, store, item }: { fields: readonly Field[]; store: ReviewStore; item: ReviewItem }) {
  const t = useTranslations('uploads.review');
  const [isOpen, setOpen] = useState(false);
  const is_wrong = useFormState(item.form, ({ errors }) =>
    fields.some(({ name }) => errors[name] !== undefined),
  );
  const is_open = isOpen || is_wrong;
  return (
    <details
      className={ui('card')}
      open={is_open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        className={`${ui('row', 'middle', 'deep', 'strong', 'pointer', 'gap8', 'unmarked')} ${classes['moreSummary']}`}
      >
        <Icon name="plus" size={20} />
        {t('more')}
      </summary>
      {is_open && (
        <div className={classes['moreBody']}>
          <FieldGrid>
            {fields.map((field) => {
              const input = (
                <SourcePlace key={field.name} store={store} of={`field:${field.name}`} source={null}>
                  <FieldInput field={field} form={item.form} />
                </SourcePlace>
              );
              return field.is_wide === true ? <WideField key={field.name}>{input}</WideField> : input;
            })}
          </FieldGrid>
        </div>
      )}
    </details>
  );
}
