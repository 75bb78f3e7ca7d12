import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { currencyName, useFormats } from '#web/lib/formats.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Field } from '../fields.ts';
import classes from './form.module.css';
import type { FormStore } from './form-store.ts';

/** What is suggested for a field, taken with one tap. */
export function Offer({ field, form, value }: { field: Field; form: FormStore; value: string }): ReactNode {
  const t = useTranslations('cruises.form');
  const terms = useTranslations('terms.fields');
  const text = useOfferText(field, value);
  return (
    <button
      type="button"
      className={classes['offer']}
      onClick={(event) => {
        // the button goes with its suggestion, and the focus stays where the reader is
        const input = event.currentTarget.parentElement?.querySelector<HTMLElement>('[name]');
        form.take(field.name);
        input?.focus();
      }}
    >
      <VisuallyHidden>{terms(field.name)}</VisuallyHidden>
      <span className={classes['offered']}>{t('suggested', { value: isolate(text) })}</span>
      <span className={classes['use']}>{t('use')}</span>
    </button>
  );
}

function useOfferText({ kind }: Field, value: string): string {
  const formats = useFormats();
  const language = useLocale();
  if (kind === 'day') return formats.date(value);
  if (kind === 'number') return formats.number(Number(value));
  if (kind === 'currency') return `${value} – ${currencyName(value, language)}`;
  return value;
}
