/** The kinds of ships that are drawn (`ship-drawing.ts`). */
export const hulls = [
  'giant',
  'resort',
  'classic',
  'midsize',
  'liner',
  'boutique',
  'yacht',
  'expedition',
  'coastal',
  'river',
  'paddle',
  'windjammer',
  'motor_sailer',
  'catamaran',
] as const;
export type Hull = (typeof hulls)[number];

/** What is known of a ship; null is unknown. Tonnage is gross, passengers are those with two in every cabin. */
export interface ShipFacts {
  type: 'ocean' | 'expedition' | 'river';
  year_in_service: number | null;
  gross_tonnage: number | null;
  passengers_double: number | null;
  length_m: number | null;
}

/**
 * The kind of a ship by its size. Sailing ships, liners, paddle steamers, yachts, coastal ships and catamarans differ by
 * more than size: `reference/sources/cruise_ships.csv` names theirs.
 */
export function hullOf({
  type,
  year_in_service,
  gross_tonnage,
  passengers_double,
  length_m,
}: ShipFacts): Hull {
  if (type !== 'ocean') return type;
  const tonnage = gross_tonnage ?? tonnageFor(passengers_double, length_m);
  // large ships were built for crossings until then
  if (year_in_service !== null && year_in_service < 1975 && tonnage >= 14_000) return 'liner';
  if (tonnage >= 140_000) return 'giant';
  if (tonnage >= 95_000) return 'resort';
  if (tonnage >= 55_000) return 'classic';
  if (tonnage >= 22_000) return 'midsize';
  return tonnage >= 3000 ? 'boutique' : 'coastal';
}

/** A guess: 38 tons for a passenger, or as a ship of that length usually has; a middling ship if neither is known. */
function tonnageFor(passengers_double: number | null, length_m: number | null): number {
  if (passengers_double !== null) return passengers_double * 38;
  return length_m === null ? 50_000 : (length_m / 6) ** 3 * 0.9;
}
