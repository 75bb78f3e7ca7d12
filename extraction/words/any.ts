import { phrases } from './phrases.ts';
import type { Hints } from './shape.ts';

/** Hints that are the same in all languages: names, and abbreviations of trade systems. */
export const of_no_language: Partial<Hints> = {
  // numbers of bookings
  small_before_number: phrases('nº'),
  // names of companies, cabins, cruises and ports
  of_company: phrases('lda; ltda; ltd; inc; llc; gmbh; sarl; srl; spa'),
  // money
  means: phrases(`
    visa; master( |)card; mc; amex; american express; discover; diners; maestro; ach; paypal; klarna; sepa;
    girocard; pos; bizum; pix; boleto; multibanco; mb( |)way
  `),
  of_card: phrases(`
    visa; master( |)card; amex; american express; discover; diners (club|); maestro; mc; bancontact; iban
  `),
  // people
  kind_in_system: phrases('adt; chd; inf; ad; ch; adl'),
  name_particle: phrases('van; den; bin; ben; bat; af; ter; ten; mac; mc; st'),
  // flights and hotels
  hotel_kind: phrases(`
    hotell; hilton; marriott; westin; mercure; sofitel; intercontinental; fairmont; kempinski; steigenberger;
    doubletree; wyndham; travelodge; meliá; melia; moxy; maritim; hyatt; sheraton; radisson; novotel; ibis
  `),
};
