import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { usePortName } from '#web/lib/port-name.ts';
import { type CatalogueKind, type Entry, exactEntry, lookUp } from './catalogue.ts';
import { countryNames, useFormats } from '#web/lib/formats.ts';
import { PickerField, type PickerFieldProps } from './picker-field.tsx';

interface CatalogueFieldProps extends Pick<
  PickerFieldProps<Entry>,
  | 'label'
  | 'is_bare'
  | 'is_required'
  | 'is_strict'
  | 'is_linked'
  | 'hint'
  | 'error'
  | 'input'
  | 'onType'
  | 'onChoose'
> {
  kind: CatalogueKind;
  value: string;
  /** for a ship: the line whose ships are offered, empty for the ships of all lines */
  cruise_line_id?: string;
}

/** A line, ship or port of the catalogue: found by any of its names or codes, or typed freely. */
export function CatalogueField(props: CatalogueFieldProps): ReactNode {
  const { kind, value, cruise_line_id = '', ...rest } = props;
  const queries = useQueryClient();
  const portName = usePortName();
  const factsOf = useFacts(value, kind === 'ship' && cruise_line_id === '');
  const is_short_list = kind === 'line' || (kind === 'ship' && cruise_line_id !== '');
  return (
    <PickerField
      {...rest}
      list={[kind, cruise_line_id]}
      text={kind === 'port' && rest.is_linked ? portName(value) : value}
      min_letters={is_short_list ? 0 : 1}
      find={(text) => lookUp(queries, kind, text, cruise_line_id)}
      exact={exactEntry}
      factsOf={factsOf}
    />
  );
}

/** The facts beside the name of an entry; for a ship also its line, unless that is known. */
function useFacts(text: string, with_line: boolean): (entry: Entry) => string {
  const t = useTranslations('cruises.form');
  const language = useLocale();
  const formats = useFormats();
  return (entry) => {
    const { country, year, state, line, other_names } = entry;
    const facts = [
      country === undefined ? undefined : countryNames([country], language)[0]?.name,
      with_line && line !== undefined ? isolate(line.name) : undefined,
      year === undefined ? undefined : String(year),
      state === undefined || state === 'active' ? undefined : t(`ship_states.${state}`),
      state !== undefined && other_names.length > 0
        ? t('formerly', { names: formats.list(other_names.slice(0, 3).map(isolate)) })
        : undefined,
      state === undefined ? otherNameFor(entry, text) : undefined,
    ];
    return facts.filter((fact) => fact !== undefined).join(' · ');
  };
}

/** The other name that matches when the first one does not contain the text: MIA for Miami. */
function otherNameFor({ name, label = name, other_names }: Entry, text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === '' || label.toLowerCase().includes(wanted)) return undefined;
  const other = other_names.find((one) => one.toLowerCase().includes(wanted));
  return other === undefined ? undefined : isolate(other);
}
