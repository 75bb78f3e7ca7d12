import type { Passport, PortStamp } from '#contract/stats.ts';

/** The page of a country; `country` is null for ports that were typed. */
export interface Page {
  country: string | null;
  first_visit: string;
  stamps: readonly PortStamp[];
}

/** The pages of a passport, the one with the latest stamp first. */
export function pagesOf({ countries, stamps }: Passport): Page[] {
  const of_country = new Map<string | null, PortStamp[]>();
  for (const stamp of stamps) {
    const page = of_country.get(stamp.country);
    if (page === undefined) of_country.set(stamp.country, [stamp]);
    else page.push(stamp);
  }
  const first = new Map(countries.map(({ country, first_visit }) => [country, first_visit]));
  return [...of_country].map(([country, of_page]) => ({
    country,
    first_visit: first.get(country ?? '') ?? of_page.at(-1)?.date ?? '',
    stamps: of_page,
  }));
}

/** The stamps of the latest cruise that were not there when the passport was last opened. */
export function freshStamps(stamps: readonly PortStamp[], seen: string): ReadonlySet<PortStamp> {
  const [latest] = stamps;
  return new Set(stamps.filter(({ cruise_id, date }) => cruise_id === latest?.cruise_id && date > seen));
}
