import type { OperatorSearch } from '../search.ts';

/** The labels of a choice by their values, in order. */
export type Options = Readonly<Record<string, string>>;

/** A filter of a list. Its value stands in the address by its name; the empty one is not there and filters nothing. */
export type Filter = {
  name: keyof OperatorSearch;
  label: string;
  hint?: string;
  /** the part of the call's query, where it is not the value under the same name */
  queryOf?: (value: string) => object;
} & (
  | { kind: 'choice'; options: Options }
  /** `exact`: a text that must be complete, so the list is read when the field is left */
  | { kind: 'search' | 'exact' | 'day' }
);

/** The value of a filter in the address; empty if a choice does not offer it. */
export function valueOf(filter: Filter, search: OperatorSearch): string {
  const value = search[filter.name] ?? '';
  return filter.kind !== 'choice' || Object.hasOwn(filter.options, value) ? value : '';
}

/** The query of the call that reads the filtered list. */
export function queryOf(filters: readonly Filter[], search: OperatorSearch): object {
  const values = filters.map((filter) => ({ ...filter, value: valueOf(filter, search) }));
  const parts = values.map(({ name, value, queryOf: partOf = () => ({ [name]: value }) }) =>
    value === '' ? {} : partOf(value),
  );
  return Object.assign({}, ...parts) as object;
}
