/** A life of cruises for the pictures: days from today, nights, line, ship and ports of the catalogue. */
const voyages = [
  [-2900, 7, 'royal-caribbean', 'Oasis of the Seas', 'us-miami', 'us-miami'],
  [-2610, 10, 'celebrity-cruises', 'Celebrity Reflection', 'it-rome-civitavecchia', 'it-rome-civitavecchia'],
  [-2200, 7, 'norwegian', 'Norwegian Bliss', 'us-seattle', 'us-seattle'],
  [-1500, 12, 'princess', 'Regal Princess', 'gb-southampton-london', 'dk-copenhagen'],
  [-1100, 7, 'msc', 'MSC Seaside', 'it-genoa', 'it-genoa'],
  [-760, 14, 'holland-america', 'Zuiderdam', 'us-fort-lauderdale-port-everglades', 'us-san-diego'],
  [-410, 7, 'holland-america', 'Rotterdam', 'nl-rotterdam', 'nl-rotterdam'],
  [-130, 10, 'msc', 'MSC World Europa', 'it-genoa', 'es-barcelona'],
  [105, 7, 'royal-caribbean', 'Icon of the Seas', 'us-miami', 'us-miami'],
  [209, 7, 'tui-cruises', 'Mein Schiff 7', 'de-kiel', 'de-kiel'],
  [315, 10, 'princess', 'Sun Princess', 'gr-athens-piraeus', 'gr-athens-piraeus'],
  [
    414,
    21,
    'holland-america',
    'Rotterdam',
    'us-fort-lauderdale-port-everglades',
    'us-fort-lauderdale-port-everglades',
  ],
] as const;

/** What the next cruise has beside its dates. */
const next = {
  itinerary: 'Western Caribbean',
  stateroom: '10-234',
  booking_number: '4820193',
  currency: 'USD',
  total_price: '4920.00',
  deposit: '1499.00',
};

/** The bodies of `POST cruises`, from a day `YYYY-MM-DD` on. */
export function voyagesFrom(today: string): Record<string, unknown>[] {
  const day = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString();
  return voyages.map(([start, nights, cruise_line_id, ship_name, start_port_id, end_port_id]) => ({
    start_date: day(start),
    end_date: day(start + nights),
    cruise_line_id,
    ship_name,
    start_port_id,
    end_port_id,
    ...(start === 105 ? { ...next, final_payment_date: day(16), checkin_date: day(59) } : {}),
  }));
}
