import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page.tsx';
import { type Field, fields } from '../fields.ts';
import classes from '../clash.module.css';
import type { FormValues } from './form-values.ts';
import type { Conflict, FormStore } from './form-store.ts';
import { useFormState } from './use-form-state.ts';
import { useFieldText } from '../field-text.ts';

/** Shows two versions of a record side by side, field by field, so that neither is lost. */
export function ConflictPanel({ form, conflict }: { form: FormStore; conflict: Conflict }): ReactNode {
  const t = useTranslations('cruises.form');
  const shown = fields.filter(({ name }) => conflict.names.includes(name));
  const resolveAll = (choice: 'mine' | 'theirs') => form.resolveConflict(conflict.names, choice);
  return (
    <Card className={classes['panel']} aria-label={t('stale')}>
      <h2 className={classes['title']}>{t('stale')}</h2>
      <p className={classes['lead']}>{t('stale_text')}</p>
      {shown.map((field) => (
        <Row key={field.name} field={field} form={form} mine={conflict.mine} />
      ))}
      <div className={classes['all']}>
        <Button look="outline" onClick={() => resolveAll('mine')}>
          {t('all_mine')}
        </Button>
        <Button look="outline" onClick={() => resolveAll('theirs')}>
          {t('all_theirs')}
        </Button>
      </div>
    </Card>
  );
}

function Row({ field, form, mine }: { field: Field; form: FormStore; mine: FormValues }): ReactNode {
  const t = useTranslations('cruises.form');
  const terms = useTranslations('terms.fields');
  const text = useFieldText();
  const { name } = field;
  const value = useFormState(form, ({ values }) => values[name]);
  const theirs = useFormState(form, ({ base }) => base.before);
  const choice = value === mine[name] ? 'mine' : 'theirs';
  const versions = [
    { key: 'mine', keep: t('keep_mine'), values: mine },
    { key: 'theirs', keep: t('take_theirs'), values: theirs },
  ] as const;
  return (
    <fieldset className={classes['row']}>
      <legend className={classes['field']}>{terms(name)}</legend>
      {versions.map(({ key, keep, values }) => (
        <div key={key} className={`${classes['version']} ${choice === key ? classes['chosen'] : ''}`}>
          <input
            type="radio"
            id={`${key}-${name}`}
            name={`keep-${name}`}
            checked={choice === key}
            aria-describedby={`${key}-${name}-value`}
            onChange={() => form.resolveConflict([name], key)}
          />
          <div className={classes['words']}>
            <label htmlFor={`${key}-${name}`} className={classes['keep']}>
              {keep}
            </label>
            <bdi id={`${key}-${name}-value`} className={classes['value']}>
              {text(field, values) ?? t('empty_value')}
            </bdi>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
