import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from '#web/parts/cruise-fields/form.module.css';
import type { FormStore } from '#web/parts/cruise-fields/form-store.ts';
import { useFormState } from '#web/parts/cruise-fields/use-form-state.ts';
import { Textarea } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';

/** Takes an itinerary as text, which the editor of the schedule reads once the cruise is saved. */
export function PasteItinerary({ form }: { form: FormStore }): ReactNode {
  const t = useTranslations('schedule.paste');
  const text = useFormState(form, ({ pasted_itinerary }) => pasted_itinerary);
  // a restored text is in sight
  const [isOpen, setOpen] = useState(text !== '');
  return (
    <details
      className={`${ui('card')} ${classes['group']}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={`${ui('lit', 'unmarked')} ${classes['summary']}`}>
        <h2 className={ui('title')}>{t('title')}</h2>
        <span className={`${ui('grid', 'muted')} ${classes['chevron']}`}>
          <Icon name="chevron" size={20} />
        </span>
      </summary>
      {isOpen && (
        <div className={classes['groupBody']}>
          <Textarea
            label={t('label')}
            rows={4}
            control_class={classes['long']}
            value={text}
            onChange={({ currentTarget }) => form.patch({ pasted_itinerary: currentTarget.value })}
          />
        </div>
      )}
    </details>
  );
}
