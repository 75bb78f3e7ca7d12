import { country_codes } from '#domain/countries.ts';
import type { CountryRow } from '../shapes.ts';

/** Names are written into the output, so that search results do not depend on the ICU of the server's machine. */
export function makeCountries(): CountryRow[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return country_codes.map((id) => ({ id, name: names.of(id) ?? id }));
}
