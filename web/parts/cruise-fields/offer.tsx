import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { currencyName, useFormats } from '#web/lib/formats.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Field } from './fields.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './form.module.css';
import type { FormStore } from './form-store.ts';

interface OfferProps {
  /** of the field */
  label: string;
  /** the suggestion, in words */
  text: string;
  onTake: () => void;
}

/** A suggestion for a field, taken with one tap. */
export function Offer({ label, text, onTake }: OfferProps): ReactNode {
  const t = useTranslations('cruises.form');
  return (
    <button
      type="button"
      className={`${ui('row', 'middle', 'target', 'edgeless', 'note', 'flush')} ${classes['offer']}`}
      onClick={(event) => {
        // the button goes with its suggestion, and the focus moves to the field
        const input = event.currentTarget.parentElement?.querySelector<HTMLElement>('[name]');
        onTake();
        input?.focus();
      }}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={`${ui('unbroken', 'clip')} ${classes['offered']}`}>
        {t('suggested', { value: isolate(text) })}
      </span>
      <span className={`${ui('round', 'bold', 'good', 'fixed')} ${classes['use']}`}>{t('use')}</span>
    </button>
  );
}

/** A suggestion for a field of the form. */
export function FieldOffer({ field, form, value }: { field: Field; form: FormStore; value: string }) {
  const terms = useTranslations('terms.fields');
  const text = useOfferText(field, value);
  return <Offer label={terms(field.name)} text={text} onTake={() => form.take(field.name)} />;
}

function useOfferText({ kind }: Field, value: string): string {
  const formats = useFormats();
  const language = useLocale();
  if (kind === 'day') return formats.date(value);
  if (kind === 'number') return formats.number(Number(value));
  if (kind === 'currency') return `${value} – ${currencyName(value, language)}`;
  return value;
}
