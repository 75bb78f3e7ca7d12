import { a_rosa } from './a-rosa.ts';
import { aida } from './aida.ts';
import { ambassador } from './ambassador.ts';
import { azamara } from './azamara.ts';
import { carnival } from './carnival.ts';
import { celebrity_cruises } from './celebrity-cruises.ts';
import { celestyal } from './celestyal.ts';
import { clientbase } from './clientbase.ts';
import { costa } from './costa.ts';
import { croisieurope } from './croisieurope.ts';
import { cruisehost } from './cruisehost.ts';
import { cunard } from './cunard.ts';
import { disney } from './disney.ts';
import { explora_journeys } from './explora-journeys.ts';
import { fred_olsen } from './fred-olsen.ts';
import { hapag_lloyd } from './hapag-lloyd.ts';
import { holland_america } from './holland-america.ts';
import { hurtigruten } from './hurtigruten.ts';
import { mano } from './mano.ts';
import { marella } from './marella.ts';
import { msc } from './msc.ts';
import { nicko_cruises } from './nicko-cruises.ts';
import { norwegian } from './norwegian.ts';
import { oceania } from './oceania.ts';
import { odysseus } from './odysseus.ts';
import { phoenix_reisen } from './phoenix-reisen.ts';
import { plantours } from './plantours.ts';
import { po_cruises } from './po-cruises.ts';
import { ponant } from './ponant.ts';
import { princess } from './princess.ts';
import { regent_seven_seas } from './regent-seven-seas.ts';
import { revelex } from './revelex.ts';
import { royal_caribbean } from './royal-caribbean.ts';
import { saga } from './saga.ts';
import { seabourn } from './seabourn.ts';
import { silversea } from './silversea.ts';
import { traveltek } from './traveltek.ts';
import { tui_cruises } from './tui-cruises.ts';
import { viking } from './viking.ts';
import { viking_river } from './viking-river.ts';
import { virgin_voyages } from './virgin-voyages.ts';
import type { Issuer } from './shape.ts';

/** All known issuers; a new one is a file and a line here. */
export const all_issuers: readonly Issuer[] = [
  a_rosa,
  aida,
  ambassador,
  azamara,
  carnival,
  celebrity_cruises,
  celestyal,
  clientbase,
  costa,
  croisieurope,
  cruisehost,
  cunard,
  disney,
  explora_journeys,
  fred_olsen,
  hapag_lloyd,
  holland_america,
  hurtigruten,
  mano,
  marella,
  msc,
  nicko_cruises,
  norwegian,
  oceania,
  odysseus,
  phoenix_reisen,
  plantours,
  po_cruises,
  ponant,
  princess,
  regent_seven_seas,
  revelex,
  royal_caribbean,
  saga,
  seabourn,
  silversea,
  traveltek,
  tui_cruises,
  viking,
  viking_river,
  virgin_voyages,
];
