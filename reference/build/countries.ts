import { country_codes } from '#domain/countries.ts';
import type { CountryRow } from '../shapes.ts';

/** Written into the output, so that what a search finds does not depend on the ICU of the machine that serves it. */
export function makeCountries(): CountryRow[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return country_codes.map((id) => ({ id, name: names.of(id) ?? id }));
}
