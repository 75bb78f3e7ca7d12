/**
 * The router merges the result of `validateSearch` over the search of the address, so that an invalid value that was
 * left out would still come through. This wrapper sets every such name to undefined.
 */
export function onlyValid<Search extends object>(
  validate: (search: Record<string, unknown>) => Search,
): (search: Record<string, unknown>) => Search {
  return (search) => {
    const nothing = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));
    return { ...nothing, ...validate(search) };
  };
}
