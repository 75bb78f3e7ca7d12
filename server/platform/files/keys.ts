/** Whether a name is a key that we made: a UUID, so that it is safe in every path and address. */
export function isKey(name: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);
}
