// Normalises names of lines, ships, ports, cruises and agencies, so that different spellings compare equal.
import { plain, textOf } from './plain.ts';

/** Brands with another name that shares no word with them. */
const LINES: Readonly<Record<string, string>> = {
  rci: 'royal caribbean',
  rccl: 'royal caribbean',
  ccl: 'carnival',
  ncl: 'norwegian',
  hal: 'holland america',
  dcl: 'disney',
  rssc: 'regent seven seas',
  'tui mein schiff': 'mein schiff',
  'mein schiff tui': 'mein schiff',
  tui: 'mein schiff',
  'tui marella': 'marella',
  'p o': 'p and o',
  'viking ocean': 'viking',
  'viking river': 'viking',
  'מנו ספנות': 'mano',
  'מנו קרוז': 'mano',
  מנו: 'mano',
  'mano maritime': 'mano',
  'mano shipping': 'mano',
};
const OF_LINES =
  /(?<= |^)(cruises?|lines?|crociere|cruceros|croisieres|cruzeiros|kreuzfahrten|reisen|schiffsreisen|voyages|journeys|international|club|expeditions?|gmbh|s a)(?= |$)/g;
const OF_AGENCIES =
  /(?<= |^)(ltd|limited|inc|llc|gmbh|ohg|kg|sl|s l|srl|s r l|spa|s p a|sa|s a|pty|co|company|corp|lda|ltda|בעמ)(?= |$)/g;
const NIGHTS =
  /(?<= |^)\d+ (nights?|nts?|days?|notti|giorni|noches|dias|nuits|jours|noites|nachte|tage|לילות|ימים)(?= |$)/g;
const CRUISE = 'cruise|crucero|crociera|croisiere|kreuzfahrt|cruzeiro|voyage';

const SEA =
  /^(fun |a )?days? at sea\b|^at sea\b|^(sea day|at leisure at sea|seetag|en mer|en el mar|no mar|alta mar)$|\bauf see$|^(journee en mer|dia (en el|no) mar)$|^((en|in|em|dia de|giorno di) )?(navigation|navegacion|navigazione|navegacao)$|^sail the |scenic cruising|^cross|^international date line|^(יום )?(בים|הפלגה|שיט)$/;

function without(words: RegExp, value: unknown): string {
  const whole = plain(value);
  return whole.replace(words, ' ').replace(/ +/g, ' ').trim() || whole;
}

export function plainLine(value: unknown): string {
  const name = without(OF_LINES, value);
  return LINES[name] ?? name;
}

export function plainShip(value: unknown): string {
  return plain(value).replace(/^(m ?[sv]|m v r|mts|ss|sms|rms|tss|the) /, '');
}

export function plainAgency(value: unknown): string {
  return without(OF_AGENCIES, value);
}

/** "7 Night Western Caribbean Cruise" is "Western Caribbean". */
export function plainItinerary(value: unknown): string {
  const name = without(NIGHTS, value);
  return name.replace(new RegExp(`^(${CRUISE}) | (${CRUISE})$`, 'g'), '').trim() || name;
}

function withoutSaints(name: string): string {
  return name
    .replace(/^(st|saint|sankt) /, 'st ')
    .replace(/^ft /, 'fort ')
    .replace(/^pto /, 'puerto ');
}

/** A port's own name, and further names in brackets or after a slash: "London (Tilbury), England". */
function namesOfPort(value: unknown): { first: string; others: string[] } {
  const bare = textOf(value).replace(/[([].*?[)\]]/g, ' ');
  const bracketed = [...textOf(value).matchAll(/[([](.*?)[)\]]/g)].map((match) => match[1] ?? '');
  const names = [...bare.split(/\/|\s[-–—|]\s/), ...bracketed].map((name) => plain(name.split(/[,;]/)[0]));
  const [first = '', ...others] = names.map(withoutSaints);
  return { first, others: others.filter(Boolean) };
}

export function isSamePort(one: unknown, other: unknown): boolean {
  if (plain(one) === '' || plain(other) === '') return false;
  const [a, b] = [namesOfPort(one), namesOfPort(other)];
  return a.first === b.first || a.others.includes(b.first) || b.others.includes(a.first);
}

/** Days at sea among the calls do not count: they are no ports. */
export function isSea(port: unknown): boolean {
  return SEA.test(plain(port));
}
