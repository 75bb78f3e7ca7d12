import {
  catalogue_ids,
  type CruiseField,
  type FieldGroup,
  fieldOf,
  namesWith,
  type NameWith,
  written_names,
  type WrittenName,
} from '#domain/cruise-fields.ts';

export type FieldName = WrittenName;
/** A field with a name from the catalogue, beside which another field holds its id. */
export type CatalogueName = NameWith<'id'>;
export type CatalogueId = (typeof catalogue_ids)[CatalogueName];
export const catalogue_names = namesWith('id');

export interface Field extends CruiseField {
  name: FieldName;
}

/** The fields that a traveller writes, in the order on the screen. Labels are `terms.fields.<name>`. */
export const fields: readonly Field[] = written_names.map((name) => ({ name, ...fieldOf(name) }));

export const groups: readonly FieldGroup[] = [...new Set(fields.map(({ group }) => group))];

export function fieldsOf(group: FieldGroup): readonly Field[] {
  return fields.filter((field) => field.group === group);
}

/** Whether a field takes its value from the catalogue. */
export function isCatalogueName(name: FieldName): name is CatalogueName {
  return Object.hasOwn(catalogue_ids, name);
}

/** The field on the screen for a name in an answer of the API: an error of `ship_id` is shown at the ship. */
export function fieldAt(name: string): FieldName | undefined {
  return fields.find((field) => field.name === name || field.id === name)?.name;
}
