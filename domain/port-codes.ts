/** Whether a name of a port in the catalogue is the code that travellers know: FLL, of the airport or the city. */
export function isPortCode(alias: string): boolean {
  return /^[A-Z]{3}$/.test(alias);
}
