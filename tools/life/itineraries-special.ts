import { ALWAYS, type Itinerary } from './itinerary.ts';

/** Voyages that occur once in a life, on a special day. */
export const SPECIAL = {
  first: {
    name: 'Bahamas, our first cruise',
    months: ALWAYS,
    days: 'us-miami bs-nassau bs-perfect-day-at-cococay-bahamas us-key-west us-miami',
    ships: ['royal-caribbean-sovereign-of-the-seas-1988'],
  },
  world: {
    name: 'World voyage, 110 days',
    months: ALWAYS,
    days: [
      'us-fort-lauderdale-port-everglades -*2 co-cartagena-colombia pa-colon+~pa-panama-canal-full-transit',
      'pa-fuerte-amador-panama-city -*2 ec-manta -*2 pe-lima-callao pe-lima-callao -*5 cl-easter-island-hanga-roa -*4',
      'pn-pitcairn-island-adamstown -*3 pf-papeete-tahiti pf-papeete-tahiti pf-bora-bora - ck-rarotonga-avatiu -*2 lost -',
      'nz-bay-of-islands-waitangi nz-auckland nz-auckland -*3 au-sydney au-sydney - au-brisbane -',
      'au-airlie-beach-whitsundays au-cairns -*3 au-darwin -*2 id-komodo-island id-bali-benoa id-bali-benoa -',
      'id-semarang-java - sg-singapore sg-singapore - th-phuket -*3 lk-colombo - in-cochin-kochi-india -',
      'in-mumbai -*3 ae-dubai-port-rashid ae-dubai-port-rashid om-muscat -*5 jo-aqaba-petra -',
      '~eg-suez-canal+eg-port-said - gr-athens-piraeus - hr-dubrovnik it-venice it-venice - it-sicily-messina',
      'it-naples it-rome-civitavecchia mc-monte-carlo-monaco es-barcelona - es-seville-cadiz -',
      'pt-funchal-madeira -*7 us-fort-lauderdale-port-everglades',
    ].join(' '),
    ships: ['holland-america-volendam-1999'],
    dearness: 1.6,
  },
  day: {
    name: 'Three islands of the Saronic Gulf',
    months: ALWAYS,
    days: 'gr-athens-piraeus+gr-hydra+gr-poros+gr-aegina+gr-athens-piraeus',
    ships: ['"Kassandra Delfinus"'],
    dearness: 0.6,
  },
  typed: {
    name: 'Round Mull by paddle steamer',
    months: ALWAYS,
    days: 'gb-oban ?Lochaline gb-tobermory-isle-of-mull+?Coll gb-iona gb-oban',
    ships: ['"Waverley"'],
  },
  new_year: {
    name: 'New Year in Madeira',
    months: ALWAYS,
    days: 'es-malaga - es-lanzarote-arrecife es-tenerife-santa-cruz pt-funchal-madeira pt-funchal-madeira - ma-casablanca es-malaga',
    ships: ['costa-costa-deliziosa-2010', 'aida-aidacara-1996', 'tui-cruises-mein-schiff-4-2015'],
    dearness: 1.3,
  },
} as const satisfies Record<string, Itinerary>;
