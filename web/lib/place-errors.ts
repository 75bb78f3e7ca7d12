/**
 * Puts the server's sentences on the fields of a form, and returns those of other fields as the rest. A field is found by
 * the last part of its path: `texts.en` belongs to the field `en`.
 */
export function placeErrors<Field extends string>(
  fields: Readonly<Record<string, readonly string[]>>,
  known: readonly Field[],
): { errors: Partial<Record<Field, string>>; rest: string[] } {
  const errors: Partial<Record<Field, string>> = {};
  const rest: string[] = [];
  for (const [path, sentences] of Object.entries(fields)) {
    const field = known.find((own) => own === path.split('.').at(-1));
    if (field === undefined) rest.push(...sentences);
    else errors[field] = [errors[field] ?? [], sentences].flat().join(' ');
  }
  return { errors, rest };
}
