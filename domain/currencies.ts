/*
 * Currencies of ISO 4217. Old cruises were paid in currencies that are no longer in use, so those of list three in
 * which cruises were sold are included. Source: ISO 4217:2015, lists one (in use, amendment 179 of 2026) and three
 * (historic), without funds and metals.
 */

const in_use =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY ' +
  'COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ' +
  'ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK ' +
  'MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF ' +
  'SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU ' +
  'UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG';

const historic =
  'ANG ATS BEF BGN CYP DEM EEK ESP FIM FRF GRD HRK IEP ITL LTL LUF LVL MTL NLG PTE ROL RUR SIT SKK TRL VEB VEF ZWL';

const codes = new Set(`${in_use} ${historic}`.split(' '));

/** Currencies whose number of decimals is not two. */
const decimals = new Map(
  Object.entries({
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF BEF ESP GRD ITL LUF PTE TRL',
    3: 'BHD IQD JOD KWD LYD OMR TND',
  }).flatMap(([digits, of]) => of.split(' ').map((code) => [code, Number(digits)])),
);

/** Whether a text is the code of a currency, in capitals. */
export function isCurrency(code: string): boolean {
  return codes.has(code);
}

/** The number of decimals of a currency: 0, 2 or 3; null for null or an unknown code. */
export function decimalsOfCurrency(code: string | null): number | null {
  return code === null || !isCurrency(code) ? null : (decimals.get(code) ?? 2);
}

/**
 * Whether an amount, a decimal text, has more decimals than its currency: `"100.005"` of USD, `"0.5"` of JPY. Trailing
 * zeros do not count. Without a known currency the answer is false.
 */
export function hasTooManyDecimals(amount: string, code: string | null): boolean {
  const most = decimalsOfCurrency(code);
  const [, digits = ''] = amount.replace(/0+$/, '').split('.');
  return most !== null && amount.includes('.') && digits.length > most;
}

/**
 * The number of decimals to show an amount with, so that none is rounded away; undefined for an amount without
 * decimals, as the platform's default then applies. That default is 0 for HUF and COP, which have two, and never
 * exceeds the currency's own: 1000.005 USD, recorded before it was refused, was shown as 1000.01 beside the question
 * about it.
 */
export function decimalsToShow(amount: string, code: string | null): number | undefined {
  const [, digits = ''] = amount.split('.');
  const written = digits.replace(/0+$/, '').length;
  return written === 0 ? undefined : Math.max(written, decimalsOfCurrency(code) ?? 2);
}
