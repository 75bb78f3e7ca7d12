import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import conflict_classes from '../clash.module.css';
import { part_fields } from './part-fields.ts';
import { usePartLabel, usePartText } from './part-input.tsx';
import { at } from './part-values.ts';
import classes from './parts.module.css';
import type { PartConflict, PartEditorState } from './use-part-editor.ts';

interface PartConflictProps {
  editor: PartEditorState;
  conflict: PartConflict;
  currency: string;
}

/** Shows two versions of a record side by side, for the fields that both changed. */
export function PartConflictPanel({ editor, conflict, currency }: PartConflictProps): ReactNode {
  const t = useTranslations('cruises.form');
  const parts = useTranslations('parts');
  const labelOf = usePartLabel();
  const textOf = usePartText(currency);
  const shown = part_fields[editor.kind].filter(({ name }) => conflict.names.includes(name));
  return (
    <section className={classes['clash']} aria-label={parts('stale')}>
      <h4 className={classes['clashTitle']}>{parts('stale')}</h4>
      <p>{t('stale_text')}</p>
      {shown.map((field) => (
        <fieldset key={field.name} className={conflict_classes['row']}>
          <legend className={conflict_classes['field']}>{labelOf(editor.kind, field.name)}</legend>
          {(['mine', 'theirs'] as const).map((whose) => {
            const is_chosen = at(editor.values, field.name) === at(conflict[whose], field.name);
            const id = `${whose}-${field.name}`;
            return (
              <div
                key={whose}
                className={`${conflict_classes['version']} ${is_chosen ? conflict_classes['chosen'] : ''}`}
              >
                <input
                  type="radio"
                  id={id}
                  name={`keep-${field.name}`}
                  checked={is_chosen}
                  aria-describedby={`${id}-value`}
                  onChange={() => editor.resolveConflict(field.name, whose)}
                />
                <div className={conflict_classes['words']}>
                  <label htmlFor={id} className={conflict_classes['keep']}>
                    {t(whose === 'mine' ? 'keep_mine' : 'take_theirs')}
                  </label>
                  <bdi id={`${id}-value`} className={conflict_classes['value']}>
                    {textOf(field, conflict[whose]) ?? t('empty_value')}
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
