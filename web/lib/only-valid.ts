/**
 * The router lays what a `validateSearch` gives back over what stood in the address, so that a value that was left out
 * would come through as it was. Here every name that was not taken is there as undefined.
 */
export function onlyValid<Search extends object>(
  validate: (search: Record<string, unknown>) => Search,
): (search: Record<string, unknown>) => Search {
  return (search) => {
    const nothing = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));
    return { ...nothing, ...validate(search) };
  };
}
