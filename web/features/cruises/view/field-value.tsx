import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { telephoneLink } from '#domain/telephone.ts';
import type { Field } from '#web/parts/cruise-fields/fields.ts';
import { useFieldText } from '#web/parts/cruise-fields/field-text.ts';
import type { FormValues } from '#web/parts/cruise-fields/form-values.ts';
import { Unsent, useUnsent } from '#web/parts/outbox/unsent.tsx';
import { ui } from '#web/ui/primitives.ts';

interface FieldValueProps {
  cruise_id: string;
  field: Field;
  values: FormValues;
}

/** A field with its label, for reading. */
export function FieldValue({ cruise_id, field, values }: FieldValueProps): ReactNode {
  const terms = useTranslations('terms.fields');
  const text = useFieldText()(field, values);
  const value = values[field.name];
  const is_unsent = useUnsent(cruise_id)('cruise', field.name);
  const call = field.kind === 'phone' ? telephoneLink(value) : null;
  return (
    <div className={field.is_wide === true ? ui('whole') : undefined}>
      <dt className={ui('note')}>{terms(field.name)}</dt>
      <dd className={ui('bare', 'strong', 'breaking', 'lines')}>
        {field.kind === 'link' && /^https?:\/\//i.test(value) ? (
          <a href={value} target="_blank" rel="noopener noreferrer" dir="ltr">
            {brokenAtSlashes(value.replace(/^https?:\/\//i, ''))}
          </a>
        ) : call !== null ? (
          <a href={call} dir="ltr">
            {value}
          </a>
        ) : (
          <bdi>{text}</bdi>
        )}
        {is_unsent && <Unsent />}
      </dd>
    </div>
  );
}

/** An address may go on in the next line after a slash, rather than in the middle of a word. */
function brokenAtSlashes(address: string): ReactNode {
  const parts = address.split('/');
  return parts.map((part, place) => (
    <Fragment key={parts.slice(0, place + 1).join('/')}>
      {part}
      {place < parts.length - 1 && (
        <>
          /<wbr />
        </>
      )}
    </Fragment>
  ));
}
