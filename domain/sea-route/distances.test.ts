import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readReference, readSeaBytes } from '#reference/read.ts';
import { SeaRoutes } from './find.ts';
import { readSea } from './grid.ts';

/**
 * Nautical miles of legs that cruise ships sail, from "Distances Between Ports" (Pub. 151, 11th edition, 2001) of the
 * US National Geospatial-Intelligence Agency, a work of the United States government in the public domain. They were
 * read from its text as github.com/kaklin/sea-routes keeps it (PUB151_distances.json), in the entry of the first port.
 * They were chosen before any was measured. Only legs for which the publication contradicts itself are left out
 * (Vancouver to Skagway is 260 nm more than to Juneau). `via` is the publication's choice, where it gives several ways.
 */
const published: readonly [from: string, to: string, nm: number, via?: string][] = [
  // Caribbean, Bahamas and the Gulf of Mexico
  ['bs-nassau', 'us-miami', 191],
  ['bs-nassau', 'pr-san-juan', 799],
  ['bs-nassau', 'us-new-york-manhattan', 962],
  ['bb-bridgetown-barbados', 'vi-charlotte-amalie-st-thomas', 442],
  ['bb-bridgetown-barbados', 'mq-fort-de-france-martinique', 130],
  ['pr-san-juan', 'kn-basseterre-st-kitts', 214],
  ['pr-san-juan', 'us-miami', 960],
  ['us-key-west', 'cu-havana', 92],
  ['jm-kingston-port-royal-jamaica', 'co-cartagena-colombia', 479],
  ['gp-pointe-a-pitre-guadeloupe', 'ag-st-johns-antigua', 107, 'east of Guadeloupe'],
  ['us-new-orleans', 'bz-belize-city', 850, 'South Pass'],
  // canals
  ['bb-bridgetown-barbados', 'pa-fuerte-amador-panama-city', 1_280],
  ['jo-aqaba-petra', 'eg-port-said', 380],
  ['de-kiel', 'de-hamburg', 91],
  // Alaska and the Pacific coast of North America
  ['ca-vancouver', 'us-juneau', 761],
  ['ca-vancouver', 'ca-prince-rupert', 477],
  ['ca-vancouver', 'us-seward-anchorage', 1_249],
  ['us-ketchikan', 'us-seattle', 634],
  ['us-ketchikan', 'us-sitka', 224],
  ['us-san-francisco', 'ca-vancouver', 823, 'Haro Strait'],
  ['us-san-diego', 'mx-mazatlan', 939],
  // Mediterranean
  ['es-barcelona', 'es-palma-de-mallorca', 140],
  ['es-barcelona', 'fr-provence-marseille', 189],
  ['es-barcelona', 'it-naples', 559],
  ['it-naples', 'it-rome-civitavecchia', 152],
  ['it-naples', 'it-sicily-messina', 175],
  ['mt-valletta', 'it-naples', 327],
  ['mt-valletta', 'gr-athens-piraeus', 524],
  ['mt-valletta', 'tr-istanbul', 837],
  ['it-venice', 'hr-dubrovnik', 320],
  ['gr-corfu', 'hr-dubrovnik', 208],
  // Atlantic coast of Europe, its islands, Norway and Iceland
  ['es-seville-cadiz', 'pt-lisbon', 253],
  ['pt-ponta-delgada-azores', 'pt-funchal-madeira', 550],
  ['de-bremerhaven', 'gb-southampton-london', 464],
  ['gb-aberdeen', 'no-stavanger', 278],
  ['is-akureyri', 'no-bergen', 803],
  ['no-kristiansand', 'no-bergen', 226],
  ['no-kristiansand', 'no-oslo', 163],
  // Baltic
  ['se-stockholm', 'fi-helsinki', 239],
  ['se-stockholm', 'ee-tallinn', 220, 'Sandöfjärden'],
  ['fi-helsinki', 'ru-st-petersburg-russia', 172],
  ['de-kiel', 'ee-tallinn', 603],
  // Asia and the Indian Ocean
  ['hk-hong-kong-kai-tak', 'ph-manila', 631],
  ['hk-hong-kong-kai-tak', 'sg-singapore', 1_454],
  ['hk-hong-kong-kai-tak', 'jp-nagasaki', 1_069],
  ['kr-busan', 'jp-nagasaki', 163],
  ['in-new-mangalore', 'in-mumbai', 402],
  ['sc-victoria-mahe-seychelles', 'lk-colombo', 1_652],
  // Australia and the Pacific
  ['au-brisbane', 'au-sydney', 529],
  ['au-brisbane', 'au-cairns', 827],
  ['au-sydney', 'nc-noumea', 1_069],
  ['au-hobart-tasmania', 'au-melbourne', 472],
  ['au-broome', 'au-darwin', 694],
  ['us-honolulu-oahu', 'pf-papeete-tahiti', 2_381],
  ['us-san-diego', 'us-honolulu-oahu', 2_278],
  // South America and across the Atlantic
  ['ar-buenos-aires', 'br-rio-de-janeiro', 1_151],
  ['ar-buenos-aires', 'ar-ushuaia', 1_447],
  ['cl-valparaiso-santiago', 'cl-puerto-montt', 623],
  ['br-salvador-de-bahia', 'br-rio-de-janeiro', 748],
  ['pr-san-juan', 'pt-funchal-madeira', 2_773],
];

const routes = new SeaRoutes(readSea(readSeaBytes()));
const positions = new Map(readReference().ports.map(({ id, lat, lon }) => [id, [lon, lat] as const]));

const measured = published.map(([from, to, nm]) => {
  const [start, end] = [positions.get(from), positions.get(to)];
  assert.ok(start && end, `${from} - ${to}`);
  const { distance_nm, is_over_water } = routes.find(start, end);
  return { leg: `${from} - ${to}`, nm, distance_nm, is_over_water, error: Math.abs(distance_nm / nm - 1) };
});

describe('Sixty published distances', () => {
  it('are all over water, and none is wrong by more than a tenth', () => {
    assert.equal(measured.length, 60);
    assert.deepEqual(
      measured.filter(({ error, is_over_water }) => !is_over_water || error > 0.1),
      [],
    );
  });

  it('are met within three per cent by half of the legs', () => {
    const errors = measured.map(({ error }) => error).sort((a, b) => a - b);
    const [low = 1, high = 1] = errors.slice(29, 31);
    assert.ok((low + high) / 2 <= 0.03, `${(low + high) / 2}`);
  });
});
