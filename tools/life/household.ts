/** The travellers, and their airports and currencies. */
export const OWNER = { first_name: 'Ada', last_name: 'Seafarer', date_of_birth: '1961-05-14' } as const;
export const PARTNER = { first_name: 'Tomas', last_name: 'Seafarer', date_of_birth: '1959-11-02' } as const;
export const GRANDCHILD = { first_name: 'Mila', last_name: 'Seafarer', date_of_birth: '2014-03-28' } as const;

/** At home, in an emergency. */
export const CONTACT = 'Lena Seafarer, +31 6 555 01 47';

/** The airport at home. */
export const HOME = 'AMS';

/** The airports of ports that are reached by flight, with the hours of the flight. */
export const AIRPORTS: Readonly<Record<string, readonly [airport: string, city: string, hours: number]>> = {
  'us-miami': ['MIA', 'Miami', 10],
  'us-fort-lauderdale-port-everglades': ['FLL', 'Fort Lauderdale', 11],
  'us-port-canaveral-orlando': ['MCO', 'Orlando', 11],
  'pr-san-juan': ['SJU', 'San Juan', 13],
  'us-seattle': ['SEA', 'Seattle', 10],
  'us-san-diego': ['SAN', 'San Diego', 13],
  'us-boston': ['BOS', 'Boston', 8],
  'ca-quebec-city': ['YQB', 'Québec', 11],
  'us-new-york-brooklyn-red-hook': ['JFK', 'New York', 8],
  'us-honolulu-oahu': ['HNL', 'Honolulu', 18],
  'nz-auckland': ['AKL', 'Auckland', 26],
  'au-sydney': ['SYD', 'Sydney', 23],
  'jp-yokohama-tokyo': ['HND', 'Tokyo', 17],
  'hk-hong-kong-kai-tak': ['HKG', 'Hong Kong', 17],
  'sg-singapore': ['SIN', 'Singapore', 17],
  'ar-ushuaia': ['USH', 'Ushuaia', 20],
  'ar-buenos-aires': ['EZE', 'Buenos Aires', 14],
  'cl-san-antonio-santiago': ['SCL', 'Santiago', 16],
  'es-barcelona': ['BCN', 'Barcelona', 2],
  'es-gran-canaria-las-palmas': ['LPA', 'Las Palmas', 4],
  'es-malaga': ['AGP', 'Málaga', 3],
  'gr-athens-piraeus': ['ATH', 'Athens', 3],
  'it-venice': ['VCE', 'Venice', 2],
  'tr-istanbul': ['IST', 'Istanbul', 3],
  'fr-nice': ['NCE', 'Nice', 2],
  'no-bergen': ['BGO', 'Bergen', 2],
  'dk-copenhagen': ['CPH', 'Copenhagen', 1],
  'hu-budapest': ['BUD', 'Budapest', 2],
  'ch-basel': ['BSL', 'Basel', 1],
};

export const CABINS = [
  { category: 'Interior', deck: 3, night: 85 },
  { category: 'Ocean view', deck: 5, night: 110 },
  { category: 'Balcony', deck: 8, night: 155 },
  { category: 'Junior suite', deck: 10, night: 230 },
  { category: 'Suite', deck: 12, night: 390 },
] as const;

/** The currencies of lines; all others use dollars. */
export const CURRENCIES: Readonly<Record<string, string>> = {
  msc: 'EUR',
  costa: 'EUR',
  aida: 'EUR',
  'tui-cruises': 'EUR',
  'a-rosa': 'EUR',
  hurtigruten: 'EUR',
  havila: 'EUR',
  ponant: 'EUR',
  hx: 'EUR',
  cunard: 'GBP',
  'fred-olsen': 'GBP',
};

export const AGENTS = ['Blue Horizon Travel, Rotterdam', 'Zeereizen Van Dam', null, null, null] as const;
export const DINING = [
  'My Time Dining, table for two',
  'Early seating, table 214',
  'Late seating',
  'Flexible',
] as const;
export const EXTRAS = [
  ['Wi-Fi for two devices', 140],
  ['Drinks package', 580],
  ['Speciality dining, three evenings', 165],
  ['Excursion in a small group', 118],
  ['Spa afternoon', 95],
] as const;
export const NOTES = [
  'Take the first tender; the queue is long after nine.',
  'The best cabin we ever had: quiet, midship, right above the promenade.',
  'Ask for table 42 again, at the window.',
  'Storm on the second night, and the crew could not have been kinder.',
  'Tomas lost his hat in port. The hat had a better day than he did.',
  'Book the sunset dinner as soon as it opens.',
] as const;
