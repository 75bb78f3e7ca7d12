import { regionOf } from './formats.ts';
import { read } from './queries.ts';
import { queries } from './query-client.ts';

/** The currencies that cruises are priced in, the usual ones first. A record may hold any other ISO 4217 code. */
export const currencies: readonly string[] = [
  'USD EUR GBP CAD AUD NZD CHF',
  'AED ARS BGN BRL CLP CNY COP CZK DKK EGP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK PEN PHP PLN QAR RON SAR SEK SGD',
  'THB TRY TWD UYU VND ZAR',
].flatMap((row) => row.split(' '));

const regions: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA XK ME',
  USD: 'US PR VI GU EC SV PA',
  GBP: 'GB GG IM JE',
  CHF: 'CH LI',
  AUD: 'AU',
  NZD: 'NZ',
  DKK: 'DK FO GL',
  NOK: 'NO SJ',
};

/** The currency of the region that the first of a browser's languages names or implies: `en-GB` is GBP, `he` is ILS. */
export function currencyOfRegion(languages: readonly string[]): string | undefined {
  return currencyOfCountry(regionOf(languages[0] ?? '') ?? null);
}

/** The currency of a country's code: `DE` is EUR. */
export function currencyOfCountry(region: string | null): string | undefined {
  if (region === null) return undefined;
  const [found] = Object.entries(regions).find(([, all]) => all.split(' ').includes(region)) ?? [];
  // The code of most currencies is their country's code with one more letter.
  return found ?? currencies.find((code) => code.startsWith(region));
}

/** The default currency of a price that names none: the account's own, that of its country, or of the browser's. */
export function likelyCurrency(): string | undefined {
  const settings = queries.getQueryData(read('GET user/settings').queryKey);
  return (
    settings?.home_currency ??
    currencyOfCountry(settings?.country ?? null) ??
    currencyOfRegion(globalThis.navigator?.languages ?? [])
  );
}
