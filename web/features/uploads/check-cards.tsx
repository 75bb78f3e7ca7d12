import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { UploadReading } from '#contract/uploads.ts';
import { isCalendarDay, isWallTime } from '#domain/dates.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { type Field, fields } from '#web/parts/cruise-fields/fields.ts';
import { FieldInput } from '#web/parts/cruise-fields/field-input.tsx';
import { useFieldText } from '#web/parts/cruise-fields/field-text.ts';
import { useFormState } from '#web/parts/cruise-fields/use-form-state.ts';
import { part_fields, type PartKind, part_kinds } from '#web/parts/cruise-parts/part-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { BalanceCheck } from './balance-check.tsx';
import classes from './check-cards.module.css';
import { CutOut } from './cut-out.tsx';
import { PartForm } from './part-cards.tsx';
import { marksOf } from './review-arrange.ts';
import { confirmed, leftOut, type ReviewCard, shown_first } from './review-cards.ts';
import { isWhole, type ReviewPart } from './review-model.ts';
import type { ReviewItem, ReviewStore } from './review-store.ts';
import { SourcePlace } from './source-place.tsx';
import { useMarkLabel } from './use-mark-label.ts';
import { usePartSummary } from './use-part-summary.ts';
import { useReview } from './use-review.ts';

interface CheckCardsProps {
  reading: UploadReading;
  store: ReviewStore;
  item: ReviewItem;
  /** for an update: the record, once it is loaded */
  current: Cruise | undefined;
  cards: readonly ReviewCard[];
  /** the heading of the voyage, which has the focus after the last card */
  voyage: RefObject<HTMLHeadingElement | null>;
  onChoose: (key: string) => void;
}

/** The questions about a reading, the most urgent first, each with its place in the document. */
export function CheckCards(props: CheckCardsProps): ReactNode {
  const { store, item, cards, voyage } = props;
  const t = useTranslations('uploads.review');
  const title = useRef<HTMLHeadingElement>(null);
  const [isAll, setAll] = useState(false);
  const is_whole = useReview(store, (state) => state.is_whole);
  const changing = useReview(store, (state) => state.changing);
  if (cards.length === 0) return null;
  // all entries are to be seen when all are edited
  const is_all = isAll || is_whole || cards.slice(shown_first).some(({ key }) => key === changing);
  const left = cards.length - shown_first;
  return (
    <Card className={`${ui('shrink')} ${classes['check']}`} aria-label={t('to_check')}>
      <h3 ref={title} tabIndex={-1} className={`${ui('row', 'middle', 'title', 'gap8')} ${classes['title']}`}>
        <Icon name="warning" size={22} />
        {t('to_check')}
      </h3>
      <ol className={ui('list')}>
        {(is_all ? cards : cards.slice(0, shown_first)).map((card) => (
          <Entry
            key={`${item.id}-${card.key}`}
            {...props}
            card={card}
            onAnswer={(entry, answer) => {
              store.change(item.id, answer);
              store.patch({ active: undefined, changing: undefined });
              // the button goes with its card
              const heading = cards.length === 1 ? voyage.current : title.current;
              (entry?.nextElementSibling?.querySelector('h4') ?? heading)?.focus();
            }}
          />
        ))}
      </ol>
      {!is_all && left > 0 && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {t('more_to_check', { count: left })}
        </Button>
      )}
    </Card>
  );
}

interface EntryProps extends CheckCardsProps {
  card: ReviewCard;
  onAnswer: (entry: HTMLElement | null, answer: Partial<ReviewItem>) => void;
}

function Entry(props: EntryProps): ReactNode {
  const { reading, store, item, current, card, onChoose, onAnswer } = props;
  const { key, why } = card;
  const t = useTranslations('uploads.review');
  const parts = useTranslations('uploads.parts');
  const place = useRef<HTMLLIElement>(null);
  const label = useMarkLabel()(item, key);
  const field = fields.find(({ name }) => `field:${name}` === key);
  const is_changing = useIsChanging(store, item, field, why);
  const is_empty = useFormState(
    item.form,
    ({ values }) => field !== undefined && values[field.name].trim() === '',
  );
  const is_all = useReview(store, ({ is_whole }) => is_whole);
  const record = partOf(item, key);
  // with all fields on the screen, its inputs are among them
  const is_completed_here = why === 'incomplete' && !is_all && record !== undefined;
  const is_right =
    !is_empty && (why !== 'incomplete' || (record !== undefined && isWhole(record.kind, record.part.values)));
  const source = marksOf(item).find((mark) => mark.key === key)?.source;
  const of = <VisuallyHidden>: {label}</VisuallyHidden>;
  return (
    <li ref={place} className={classes['card']}>
      <div
        className={ui('stack', 'gap8')}
        data-card={key}
        role="presentation"
        onFocus={() => store.patch({ active: key })}
      >
        {key === 'balance' ? (
          <BalanceCheck store={store} item={item} current={current} />
        ) : (
          <>
            {field !== undefined && is_changing ? (
              <SourcePlace store={store} of={key} source={source ?? null}>
                <FieldInput field={field} form={item.form} />
              </SourcePlace>
            ) : (
              <h4 tabIndex={-1} className={ui('stack', 'shrink', 'regular', 'tight')}>
                <span className={ui('note', 'tight')}>{label}</span>
                <ValueText item={item} of={key} field={field} />
              </h4>
            )}
            {/* the empty field says what is missing */}
            {why !== 'differs' && !is_completed_here && <p>{t(`why.${why}`)}</p>}
            {source !== undefined && source.words !== '' && !(field !== undefined && is_changing) && (
              <VisuallyHidden>{t('words', { words: isolate(source.words) })}</VisuallyHidden>
            )}
            <CutOut pages={reading.pages} source={source} />
            {is_completed_here && <Completing store={store} item={item} {...record} />}
          </>
        )}
        <div className={ui('wrap', 'gap8', ...(is_right ? [] : ['outdent']))}>
          {is_right && (
            <Button look="outlinePrimary" onClick={() => onAnswer(place.current, confirmed(item, key))}>
              <Icon name="check" size={20} />
              {is_completed_here || (is_changing && field !== undefined) ? parts('done') : t('right')}
              {of}
            </Button>
          )}
          {is_completed_here && (
            <Button look="quiet" onClick={() => onAnswer(place.current, leftOut(item, key))}>
              {t('omit')}
              {of}
            </Button>
          )}
          {!(field !== undefined && is_changing) && !is_completed_here && (
            <Button look="quiet" onClick={() => onChoose(key === 'balance' ? 'field:total_price' : key)}>
              {t('change')}
              {of}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function partOf(item: ReviewItem, key: string): { kind: PartKind; part: ReviewPart } | undefined {
  return part_kinds
    .flatMap((kind) => item.parts[kind].map((part) => ({ kind, part })))
    .find(({ part }) => `part:${part.key}` === key);
}

interface CompletingProps extends Pick<EntryProps, 'store' | 'item'> {
  kind: PartKind;
  part: ReviewPart;
}

/** What the document leaves out of a record, to be filled in. */
function Completing({ store, item, kind, part }: CompletingProps): ReactNode {
  const currency = useFormState(item.form, ({ values }) => values.currency);
  return (
    <PartForm
      kind={kind}
      part={part}
      store={store}
      item={item}
      currency={currency}
      fields={part_fields[kind].filter(({ name }) => part.lacks?.includes(name))}
      onChange={(next) =>
        store.changeParts(
          item.id,
          kind,
          item.parts[kind].map((one) => (one === part ? next : one)),
        )
      }
    />
  );
}

/** Whether the field of a card is open: by its button, with all others, for its error, or as there is nothing to confirm. */
function useIsChanging(
  store: ReviewStore,
  item: ReviewItem,
  field: Field | undefined,
  why: ReviewCard['why'],
): boolean {
  const is_chosen = useReview(
    store,
    ({ changing, is_whole }) => is_whole || (field !== undefined && changing === `field:${field.name}`),
  );
  const is_wrong = useFormState(
    item.form,
    ({ errors }) => field !== undefined && errors[field.name] !== undefined,
  );
  return is_chosen || is_wrong || why === 'missing';
}

interface ValueTextProps {
  item: ReviewItem;
  of: string;
  field: Field | undefined;
}

/** What was read, as a reader says it. */
function ValueText({ item, of, field }: ValueTextProps): ReactNode {
  const t = useTranslations('uploads.parts');
  const schedule = useTranslations('schedule');
  const formats = useFormats();
  const values = useFormState(item.form, (state) => state.values);
  const text = useFieldText();
  const summary = usePartSummary(values.currency);
  const strong = (said: string, more = '') => (
    <>
      <span className={ui('heading', 'bold', 'breaking')}>
        <bdi>{said}</bdi>
      </span>
      {more !== '' && <span className={ui('note', 'tight')}>{more}</span>}
    </>
  );
  if (field !== undefined) return strong(text(field, values) ?? '—');
  const row = item.rows.find(({ key }) => `row:${key}` === of);
  if (row !== undefined) {
    const { date, port_name, arrive, depart } = row;
    const times = [arrive, depart]
      .filter((one) => one !== '')
      .map((one) => (isWallTime(one) ? formats.time(one) : one));
    const day = isCalendarDay(date) ? formats.date(date, 'weekday') : date;
    return strong(
      port_name.trim() === '' ? schedule('kinds.sea') : port_name,
      [day, times.join(' – ')].filter(Boolean).join(' · '),
    );
  }
  for (const kind of part_kinds) {
    const part = item.parts[kind].find(({ key }) => `part:${key}` === of);
    if (part === undefined) continue;
    const { title, facts } = summary(kind, part.values);
    return strong(title === '' ? t('untitled') : title, facts);
  }
  return null;
}
