/** The continents, as badges count them. */
export const continents = [
  'africa',
  'antarctica',
  'asia',
  'europe',
  'north_america',
  'oceania',
  'south_america',
] as const;
export type Continent = (typeof continents)[number];

/** A country is on one continent: that of the United Nations' M49, so Turkey and Cyprus are in Asia, Russia in Europe. */
const by_continent: Readonly<Record<Continent, string>> = {
  africa: `AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW
    MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW`,
  antarctica: 'AQ BV HM',
  asia: `AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM
    PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE`,
  europe: `AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME
    MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK`,
  north_america: `AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR
    SV SX TC TT US VC VG VI`,
  oceania: 'AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  south_america: 'AR BO BR CL CO EC FK GF GS GY PE PY SR UY VE',
};

const continent_by_code = new Map(
  continents.flatMap((continent) =>
    by_continent[continent].split(/\s+/).map((code): [string, Continent] => [code, continent]),
  ),
);

/** The continent of a country; undefined for a text that is no country. */
export function continentOf(code: string): Continent | undefined {
  return continent_by_code.get(code);
}
