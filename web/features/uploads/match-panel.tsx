import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { UploadMatch } from '#contract/uploads.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Card, Skeleton } from '#web/ui/page.tsx';
import { type Field, type FieldName, fields } from '#web/parts/cruise-fields/fields.ts';
import { useFieldText } from '#web/parts/cruise-fields/field-text.ts';
import { type FormValues, valuesOf } from '#web/parts/cruise-fields/form-values.ts';
import { useFormState } from '#web/parts/cruise-fields/use-form-state.ts';
import { ui } from '#web/ui/primitives.ts';
import cards from './cards.module.css';
import classes from './match-panel.module.css';
import { chosenWith, differences } from './review-change.ts';
import type { ReviewItem, ReviewStore } from './review-store.ts';

interface MatchPanelProps {
  store: ReviewStore;
  item: ReviewItem;
  /** the updated cruise, once loaded */
  current: Cruise | undefined;
}

/** Shown if the document belongs to a recorded cruise: the changes, field by field, or a new record instead. */
export function MatchPanel({ store, item, current }: MatchPanelProps): ReactNode {
  const t = useTranslations('uploads.match');
  const formats = useFormats();
  const { id, matches, target } = item;
  const choose = (cruise_id: string | null) => store.change(id, { target: cruise_id, kept_old: [] });
  const textOf = ({ why, ship_name, start_date }: UploadMatch) =>
    t(why === 'booking_number' ? 'by_number' : 'by_ship', {
      ship: isolate(ship_name ?? ''),
      date: formats.date(start_date),
    });
  const option = (key: string, cruise_id: string | null, label: string, hint: string) => (
    <label
      key={key}
      className={`${ui('row', 'top', 'edged', 'rounded', 'pad12by16', 'pointer')} ${cards['choice']} ${classes['option']}`}
    >
      <input
        type="radio"
        name={`target-${id}`}
        checked={target === cruise_id}
        onChange={() => choose(cruise_id)}
      />
      <span>
        <span className={ui('strong', 'block')}>{label}</span>
        {hint !== '' && <span className={ui('note', 'tight')}>{hint}</span>}
      </span>
    </label>
  );
  return (
    <Card className={classes['match']}>
      <h3 className={ui('title', 'below16')}>{t('title')}</h3>
      <fieldset className={ui('grid', 'edgeless', 'bare', 'flush', 'gap8')}>
        <legend className={`${ui('flush', 'note')} ${classes['legend']}`}>{t('choose')}</legend>
        {matches.map((match) => option(match.cruise_id, match.cruise_id, t('update'), textOf(match)))}
        {option('new', null, t('create'), '')}
      </fieldset>
      {target !== null &&
        (current === undefined ? (
          <Skeleton height={140} />
        ) : (
          <Changes store={store} item={item} before={valuesOf(current)} />
        ))}
    </Card>
  );
}

interface ChangesProps {
  store: ReviewStore;
  item: ReviewItem;
  before: FormValues;
}

function Changes({ store, item, before }: ChangesProps): ReactNode {
  const t = useTranslations('uploads.match');
  const values = useFormState(item.form, (state) => state.values);
  const different = differences(values, before);
  if (different.length === 0) return <p className={ui('above16', 'note', 'tight')}>{t('no_changes')}</p>;
  const choose = (name: FieldName, keeps_old: boolean) => {
    const unit = chosenWith(name, different);
    const others = item.kept_old.filter((one) => !unit.includes(one));
    store.change(item.id, { kept_old: keeps_old ? [...others, ...unit] : others });
  };
  return (
    <>
      <h4 className={classes['subTitle']}>{t('changes')}</h4>
      <div className={ui('lineAbove')}>
        <p className={`${ui('muted', 'smaller')} ${classes['changesHead']}`} aria-hidden="true">
          <span>{t('field')}</span>
          <span>{t('now')}</span>
          <span>{t('new')}</span>
        </p>
        {fields
          .filter(({ name }) => different.includes(name))
          .map((field) => (
            <Change
              key={field.name}
              id={item.id}
              field={field}
              before={before}
              values={values}
              keeps_old={item.kept_old.includes(field.name)}
              onChoose={(keeps_old) => choose(field.name, keeps_old)}
            />
          ))}
      </div>
    </>
  );
}

interface ChangeProps {
  id: string;
  field: Field;
  before: FormValues;
  values: FormValues;
  keeps_old: boolean;
  onChoose: (keeps_old: boolean) => void;
}

function Change({ id, field, before, values, keeps_old, onChoose }: ChangeProps): ReactNode {
  const t = useTranslations('uploads.match');
  const terms = useTranslations('terms.fields');
  const text = useFieldText();
  const versions = [
    { is_old: true, value: text(field, before) ?? t('empty'), label: 'keep' },
    { is_old: false, value: text(field, values) ?? t('empty'), label: 'take' },
  ] as const;
  return (
    <fieldset className={`${ui('edgeless', 'lineAbove', 'bare', 'shrink')} ${classes['change']}`}>
      <legend className={classes['changeName']}>{terms(field.name)}</legend>
      {versions.map(({ is_old, value, label }) => (
        <label
          key={label}
          className={`${ui('row', 'middle', 'target', 'rounded', 'muted', 'pointer')} ${cards['choice']} ${classes['version']}`}
          data-chosen={keeps_old === is_old || undefined}
        >
          <input
            type="radio"
            name={`change-${id}-${field.name}`}
            aria-label={t(label, { value: isolate(value) })}
            checked={keeps_old === is_old}
            onChange={() => onChoose(is_old)}
          />
          <bdi>{value}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
