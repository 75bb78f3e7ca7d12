/** The currencies that cruises are priced in, the usual ones first. A record may hold any other ISO 4217 code. */
export const currencies: readonly string[] = [
  'USD EUR GBP CAD AUD NZD CHF',
  'AED ARS BGN BRL CLP CNY COP CZK DKK EGP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK PEN PHP PLN QAR RON SAR SEK SGD',
  'THB TRY TWD UYU VND ZAR',
].flatMap((row) => row.split(' '));
