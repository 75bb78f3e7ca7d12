/** Where cruises go, roughly by the areas that brochures have. */
export const sea_regions = [
  'caribbean',
  'mediterranean',
  'northern_europe',
  'atlantic_europe',
  'european_rivers',
  'eastern_america',
  'alaska',
  'pacific_coast',
  'south_america',
  'south_pacific',
  'asia',
  'arabia',
  'africa',
  'australia',
  'antarctica',
] as const;
export type SeaRegion = (typeof sea_regions)[number];

/** The oceans a voyage can be on, after the limits of the International Hydrographic Organization, simplified. */
export const oceans = ['atlantic', 'pacific', 'indian', 'arctic', 'southern'] as const;
export type Ocean = (typeof oceans)[number];

export interface Place {
  lat: number;
  lon: number;
}

type Corner = readonly [along: number, at: number];

/** The value of a line of corners, ascending in `along`; its ends go on as they are. */
function along(line: readonly Corner[], where: number): number {
  const after = line.findIndex(([place]) => place >= where);
  if (after === -1) return line.at(-1)?.[1] ?? 0;
  const [to, to_at] = line[after] ?? [0, 0];
  const [from, from_at] = line[after - 1] ?? [to - 1, to_at];
  return from_at + ((where - from) / (to - from)) * (to_at - from_at);
}

/** The watershed of Central America: the latitude at a longitude. The Pacific is south of it. */
const isthmus: readonly Corner[] = [
  [-100, 19],
  [-98, 18],
  [-95, 16.5],
  [-90, 14.6],
  [-85, 11],
  [-83.5, 9.5],
  [-82, 8.6],
  [-80, 9.2],
  [-79, 9.1],
  [-77, 7.5],
];

/** The watershed of South America, down to Cape Horn: the longitude at a latitude. The Pacific is west of it. */
const andes: readonly Corner[] = [
  [-60, -67.3],
  [-55, -67.3],
  [-52.3, -68.5],
  [-50, -72],
  [-40, -71.5],
  [-18, -69],
  [-12, -75],
  [0, -77],
  [7.5, -77],
];

/** From Burma to the Sunda Strait: the longitude at a latitude. The Pacific is east of it. */
const malacca: readonly Corner[] = [
  [-5.9, 105.8],
  [-3, 103.5],
  [0, 102],
  [1.3, 103.5],
  [4, 102],
  [6, 101],
  [7.5, 99.9],
  [9, 99.2],
  [15, 98.7],
];

/** From the Sunda Strait to the Torres Strait: the latitude at a longitude. The Pacific is north of it. */
const sunda: readonly Corner[] = [
  [105.8, -6.2],
  [107, -7],
  [112, -7.9],
  [115.2, -8.45],
  [119.5, -8.62],
  [123, -9],
  [142.2, -9],
];

function isPacificAmerica({ lat, lon }: Place): boolean {
  if (lat >= 19) return lon < (lat < 47 ? -100 : -120);
  return lat >= 7.5 ? lon < -77 && lat < along(isthmus, lon) : lon < along(andes, lat);
}

function isIndian({ lat, lon }: Place): boolean {
  // the Mediterranean begins at Suez, and 146°49' E is the limit south of Australia
  if (lon < 20 || lon > 146.82 || lat > 30.6) return false;
  if (lat > -5.9) return lon < along(malacca, lat);
  if (lon > 142.2) return lat < -37;
  return lon < 105.8 || lat < along(sunda, lon);
}

/** The ocean of a port. Seas belong to theirs, as the Mediterranean to the Atlantic; the Arctic begins at its circle. */
export function oceanOf(place: Place): Ocean {
  const { lat, lon } = place;
  if (lat > 66.56) return 'arctic';
  if (lat < -60) return 'southern';
  if (lon < -20 && isPacificAmerica(place)) return 'pacific';
  if (isIndian(place)) return 'indian';
  // on the continent of the Mediterranean and the Black Sea it is far from any ocean but the Atlantic
  return lon > 95 ? 'pacific' : 'atlantic';
}

const between = (value: number, least: number, most: number) => value >= least && value <= most;

const inRegion: Record<SeaRegion, (place: Place) => boolean> = {
  antarctica: ({ lat }) => lat < -60,
  european_rivers: ({ lat, lon }) =>
    (between(lat, 44, 51.5) && between(lon, 14.5, 28)) || (between(lat, 47, 51.5) && between(lon, 5, 28)),
  mediterranean: ({ lat, lon }) =>
    between(lat, 30.2, 47) && between(lon, -5.7, 42) && !(lat > 42.5 && lon < 1.5),
  northern_europe: ({ lat, lon }) => between(lat, 48, 84) && between(lon, -25, 42),
  atlantic_europe: ({ lat, lon }) => between(lat, 25, 48) && between(lon, -32, 1.5),
  alaska: ({ lat, lon }) => lat >= 47 && lon < -120,
  south_pacific: ({ lat, lon }) =>
    between(lat, -30, 30) && (lon < -125 || (lat < 0 && lon < -100) || (lon > 160 && lat < 10)),
  pacific_coast: (place) => place.lat >= 7.5 && place.lon < -20 && isPacificAmerica(place),
  caribbean: ({ lat, lon }) => between(lat, 8, 30.6) && between(lon, -100, -59),
  eastern_america: ({ lat, lon }) => lat > 30.6 && between(lon, lat > 60 ? -120 : -100, -25),
  south_america: ({ lat, lon }) => lat < 13 && between(lon, -95, -30),
  arabia: ({ lat, lon }) => between(lat, 10, 30.6) && between(lon, 32, 60),
  australia: ({ lat, lon }) => lat < -10 && (lon > 110 || lon < -170),
  asia: ({ lat, lon }) => lat > -13 && lon > 60,
  africa: ({ lat, lon }) => lat < 31 && between(lon, -30, 78),
};

/** The first that fits, the smaller ones first. */
const order = Object.keys(inRegion) as SeaRegion[];

/** The region of a port; undefined for the few that are in none. */
export function seaRegionOf(place: Place): SeaRegion | undefined {
  return order.find((region) => inRegion[region](place));
}
