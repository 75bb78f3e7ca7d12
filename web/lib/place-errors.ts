/** Puts the server's sentences on the fields of a form, and returns those of other fields as the rest. */
export function placeErrors<Field extends string>(
  fields: Readonly<Record<string, readonly string[]>>,
  known: readonly Field[],
): { errors: Partial<Record<Field, string>>; rest: string[] } {
  const errors: Partial<Record<Field, string>> = {};
  const rest: string[] = [];
  for (const [name, sentences] of Object.entries(fields)) {
    const field = known.find((own) => own === name);
    if (field === undefined) rest.push(...sentences);
    else errors[field] = sentences.join(' ');
  }
  return { errors, rest };
}
