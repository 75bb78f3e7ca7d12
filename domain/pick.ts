/** Some properties of an object under their own names, such as the columns of a table for a select. */
export function pick<Source extends object, Name extends keyof Source>(
  from: Source,
  ...names: readonly Name[]
): Pick<Source, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Source, Name>;
}
