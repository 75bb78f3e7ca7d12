import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { NamedEntry } from '#web/parts/fields/best-matches.ts';
import { ChoiceField } from '#web/parts/fields/choice-field.tsx';
import { read } from '#web/lib/queries.ts';

interface LineSelectProps {
  label: string;
  /** id of a line, empty for none */
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** A line of the catalogue, found by typing any of its names. */
export function LineSelect({ label, value, error, onChange }: LineSelectProps): ReactNode {
  const t = useTranslations('loyalty.form');
  const queries = useQueryClient();
  const { data } = useQuery(read('GET catalog/cruise-lines'));
  return (
    <ChoiceField
      label={label}
      is_required
      input={{ name: 'cruise_line_id', placeholder: t('line_hint') }}
      list={['lines']}
      value={value}
      name={data?.items.find(({ id }) => id === value)?.name ?? ''}
      error={error}
      options={() =>
        data === undefined ? queries.query(read('GET catalog/cruise-lines')).then(namesOf) : namesOf(data)
      }
      onChange={onChange}
    />
  );
}

function namesOf({
  items,
}: {
  items: readonly { id: string; name: string; aliases: string[] }[];
}): NamedEntry[] {
  return items.map(({ id, name, aliases }) => ({ id, name, other_names: aliases }));
}
