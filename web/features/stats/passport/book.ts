import type { Passport, PortStamp } from '#contract/stats.ts';

/** The stamps of a country; `country` is null for ports that were typed. */
export interface Page {
  country: string | null;
  stamps: readonly PortStamp[];
}

/** The stamps of a passport by country, the one with the latest stamp first. */
export function pagesOf(stamps: Passport['stamps']): Page[] {
  const of_country = new Map<string | null, PortStamp[]>();
  for (const stamp of stamps) {
    const page = of_country.get(stamp.country);
    if (page === undefined) of_country.set(stamp.country, [stamp]);
    else page.push(stamp);
  }
  return [...of_country].map(([country, of_page]) => ({ country, stamps: of_page }));
}

/** The stamps of the latest cruise that were not there when the passport was last opened. */
export function freshStamps(stamps: readonly PortStamp[], seen: string): ReadonlySet<PortStamp> {
  const [latest] = stamps;
  return new Set(stamps.filter(({ cruise_id, date }) => cruise_id === latest?.cruise_id && date > seen));
}
