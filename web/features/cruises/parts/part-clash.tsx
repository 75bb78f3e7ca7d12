import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import clash_classes from '../clash.module.css';
import { part_fields } from './part-fields.ts';
import { usePartLabel, usePartText } from './part-input.tsx';
import { at } from './part-values.ts';
import classes from './parts.module.css';
import type { PartClash, PartEditorState } from './use-part-editor.ts';

interface PartClashProps {
  editor: PartEditorState;
  clash: PartClash;
  currency: string;
}

/** Shows two versions of a record side by side, for the fields that both changed. */
export function PartClashPanel({ editor, clash, currency }: PartClashProps): ReactNode {
  const t = useTranslations('cruises.form');
  const parts = useTranslations('parts');
  const labelOf = usePartLabel();
  const textOf = usePartText(currency);
  const shown = part_fields[editor.kind].filter(({ name }) => clash.names.includes(name));
  return (
    <section className={classes['clash']} aria-label={parts('stale')}>
      <h4 className={classes['clashTitle']}>{parts('stale')}</h4>
      <p>{t('stale_text')}</p>
      {shown.map((field) => (
        <fieldset key={field.name} className={clash_classes['row']}>
          <legend className={clash_classes['field']}>{labelOf(editor.kind, field.name)}</legend>
          {(['mine', 'theirs'] as const).map((whose) => {
            const is_chosen = at(editor.values, field.name) === at(clash[whose], field.name);
            const id = `${whose}-${field.name}`;
            return (
              <div
                key={whose}
                className={`${clash_classes['version']} ${is_chosen ? clash_classes['chosen'] : ''}`}
              >
                <input
                  type="radio"
                  id={id}
                  name={`keep-${field.name}`}
                  checked={is_chosen}
                  aria-describedby={`${id}-value`}
                  onChange={() => editor.settle(field.name, whose)}
                />
                <div className={clash_classes['words']}>
                  <label htmlFor={id} className={clash_classes['keep']}>
                    {t(whose === 'mine' ? 'keep_mine' : 'take_theirs')}
                  </label>
                  <bdi id={`${id}-value`} className={clash_classes['value']}>
                    {textOf(field, clash[whose]) ?? t('empty_value')}
                  </bdi>
                </div>
              </div>
            );
          })}
        </fieldset>
      ))}
    </section>
  );
}
