import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { isolate } from '#web/lib/bidi.ts';
import { today } from '#web/lib/use-today.ts';
import { newId } from '#web/lib/ids.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Card } from '#web/ui/page.tsx';
import { useFormState } from '#web/parts/cruise-fields/use-form-state.ts';
import { part_fields, type PartField, type PartKind } from '#web/parts/cruise-parts/part-fields.ts';
import { PartInput } from '#web/parts/cruise-parts/part-input.tsx';
import { at } from '#web/parts/cruise-parts/part-values.ts';
import { ui } from '#web/ui/primitives.ts';
import cards from './cards.module.css';
import classes from './part-cards.module.css';
import { isKept, isThere } from './review-change.ts';
import { isDoubtful, isWhole, type ReviewPart } from './review-model.ts';
import type { ReviewItem, ReviewStore } from './review-store.ts';
import { SourcePlace } from './source-place.tsx';
import { usePartSummary } from './use-part-summary.ts';
import { useReview } from './use-review.ts';

interface PartCardsProps {
  kind: PartKind;
  store: ReviewStore;
  item: ReviewItem;
  /** for an update: the cruise that may have some of them already */
  current: Cruise | undefined;
}

/** The passengers, payments, flights, stays or add-ons of a document: each is kept or not, and can be corrected. */
export function PartCards({ kind, store, item, current }: PartCardsProps): ReactNode {
  const terms = useTranslations('terms.parts');
  // opens the first incomplete record; a record added by hand opens at once
  const [opened, setOpened] = useState(
    // an updated cruise may have it already
    () => item.parts[kind].find((part) => item.target === null && !isWhole(kind, part.values))?.key,
  );
  const active = useReview(store, (state) => state.active);
  const changing = useReview(store, (state) => state.changing);
  const parts = item.parts[kind];
  const put = (next: ReviewPart[]) => store.changeParts(item.id, kind, next);
  if (parts.length === 0) return null;
  return (
    <Card aria-label={terms(kind)}>
      <h3 className={ui('title', 'below16')}>{terms(kind)}</h3>
      <ul className={`${ui('list')} ${classes['parts']}`}>
        {parts.map((part) => (
          <PartCard
            key={part.key}
            kind={kind}
            part={part}
            store={store}
            item={item}
            current={current}
            is_open={
              opened === part.key ||
              changing === `part:${part.key}` ||
              (part.source === null && active === `part:${part.key}`) ||
              item.errors.parts[part.key] !== undefined
            }
            onToggle={(is_open) => {
              setOpened(is_open ? part.key : undefined);
              if (!is_open) store.patch({ active: undefined, changing: undefined });
            }}
            onChange={(next) => put(parts.map((one) => (one === part ? next : one)))}
            onRemove={() => put(parts.filter((one) => one !== part))}
          />
        ))}
      </ul>
      <AddPart kind={kind} store={store} item={item} />
    </Card>
  );
}

type AddPartProps = Pick<PartCardsProps, 'kind' | 'store' | 'item'>;

/** Adds a record that the document lacks, or that was not found in it. */
export function AddPart({ kind, store, item }: AddPartProps): ReactNode {
  const t = useTranslations('parts.add');

  function add(): void {
    const values = kind === 'addons' ? { date_added: today() } : kind === 'payments' ? { date: today() } : {};
    const sided = kind === 'flights' || kind === 'lodging' ? { ...values, kind: 'pre' } : values;
    const part: ReviewPart = { key: newId(), values: sided, kept: true, source: null };
    store.changeParts(item.id, kind, [...item.parts[kind], part]);
    store.patch({ active: `part:${part.key}` });
  }

  return (
    <Button look="quiet" onClick={add}>
      <Icon name="plus" size={20} />
      {t(kind)}
    </Button>
  );
}

interface PartCardProps extends PartCardsProps {
  part: ReviewPart;
  is_open: boolean;
  onToggle: (is_open: boolean) => void;
  onChange: (part: ReviewPart) => void;
  onRemove: () => void;
}

function PartCard(props: PartCardProps): ReactNode {
  const { kind, part, store, item, current, is_open, onToggle, onChange, onRemove } = props;
  const t = useTranslations('uploads.parts');
  const match = useTranslations('uploads.match');
  const currency = useFormState(item.form, ({ values }) => values.currency);
  const summary = usePartSummary(currency);
  const { title, facts } = summary(kind, part.values);
  const name = title === '' ? t('untitled') : title;
  const is_kept = isKept(kind, part, current);
  const label = { title: isolate(name) };
  return (
    <li>
      <SourcePlace
        store={store}
        of={`part:${part.key}`}
        source={part.source}
        shows_words={isDoubtful(part.source)}
        className={classes['part']}
      >
        <div className={`${ui('row', 'middle', 'between', 'gap8')} ${classes['partHead']}`}>
          <label
            className={`${ui('row', 'top', 'padBlock8', 'pointer', 'shrink', 'grow')} ${cards['choice']} ${cards['keep']}`}
            data-kept={is_kept || undefined}
          >
            <input
              type="checkbox"
              aria-label={t('keep', label)}
              checked={is_kept}
              onChange={({ currentTarget }) => onChange({ ...part, kept: currentTarget.checked })}
            />
            <span className={ui('stack', 'shrink')}>
              <bdi className={`${ui('strong', 'breaking')} ${classes['partTitle']}`}>{name}</bdi>
              {facts !== '' && <span className={ui('note', 'tight')}>{facts}</span>}
              {isThere(kind, part.values, current) && (
                <span className={ui('smaller', 'strong', 'good')}>{match('is_there')}</span>
              )}
            </span>
          </label>
          {!is_open && (
            <IconButton icon="pencil" size={20} label={t('edit', label)} onClick={() => onToggle(true)} />
          )}
          {part.source === null && (
            <IconButton icon="trash" size={20} label={t('remove', label)} onClick={onRemove} />
          )}
        </div>
        {is_open && (
          <PartForm
            kind={kind}
            part={part}
            item={item}
            store={store}
            currency={currency}
            onChange={(next) => {
              // it stays open when its error is corrected
              onToggle(true);
              onChange(next);
            }}
          />
        )}
        {is_open && (
          <Button look="outline" onClick={() => onToggle(false)}>
            {t('done')}
          </Button>
        )}
      </SourcePlace>
    </li>
  );
}

interface PartFormProps extends Pick<PartCardProps, 'kind' | 'part' | 'store' | 'item' | 'onChange'> {
  currency: string;
  fields?: readonly PartField[];
}

/** The inputs of a record: all, or some of its fields. */
export function PartForm(props: PartFormProps): ReactNode {
  const { kind, part, store, item, currency, onChange, fields = part_fields[kind] } = props;
  const start = useFormState(item.form, ({ values }) => values.start_date);
  const errors = item.errors.parts[part.key] ?? {};
  const { values } = part;
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (place.current?.closest('[data-new]') !== null) place.current?.querySelector('input')?.focus();
  }, []);

  function set(name: PartField['name'], value: string): void {
    const { [name]: _gone, ...left } = errors;
    if (name in errors) {
      const { [part.key]: _none, ...others } = item.errors.parts;
      const parts = Object.keys(left).length > 0 ? { ...others, [part.key]: left } : others;
      store.change(item.id, { errors: { ...item.errors, parts } });
    }
    // typing into a record keeps it; the marks deposit and in-total can also be set on a recorded one
    const kept = name === 'is_deposit' || name === 'is_in_total' ? part.kept : true;
    onChange({ ...part, values: { ...values, [name]: value }, kept });
  }

  const editor = {
    kind,
    values,
    errors,
    set,
    complete: (name: PartField['name'], typed: string, value: string) => {
      if (at(values, name) === typed.trim()) set(name, value);
    },
  };
  return (
    <div
      ref={place}
      className={`${ui('grid', 'gap16')} ${classes['partFields']}`}
      data-new={part.source === null || undefined}
    >
      {fields.map((field) => (
        <div key={field.name} className={field.is_wide === true ? ui('whole') : undefined}>
          <PartInput
            field={field}
            editor={editor}
            currency={currency}
            near={field.name === 'date' || field.name === 'date_of_birth' ? '' : start}
            onSide={(side) => set('kind', side)}
          />
        </div>
      ))}
    </div>
  );
}
