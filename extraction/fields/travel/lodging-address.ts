import type { ProposedLodging } from '#domain/proposal.ts';
import { daysIn } from '#extraction/values/days.ts';
import { wordPattern } from '#extraction/words/pattern.ts';

export type Address = Pick<ProposedLodging, 'address' | 'city' | 'state' | 'zipcode'>;

const stay_words = wordPattern(String.raw`(?<!\p{L}){no_address}(?!\p{L})`, 'iu');
const ends = wordPattern(
  String.raw`(?<=\p{L}{4}|\d)[.;](?=\s+[\p{Lu}\d]|\s*$)|:|\s{before_day_of_stay}\s?(?=\d{1,2}[./ ])|\s[–—-]\s|\s·\s|\s\|\s`,
  'iu',
);

const patterns: readonly { form: RegExp; is_with_city: boolean }[] = [
  // "NY 10024", "NSW 2000", "BC V6C 3B5", "Florida 33139"
  {
    form: /^(?<state>[A-Z]{2,3}|\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{3,})?) (?<zipcode>\d{5}(?:-\d{4})?|(?<=^[A-Z]{2,3} )\d{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u,
    is_with_city: false,
  },
  // "Boise ID 83706", "Sydney NSW 2000", "Vancouver BC V6C 3B5"
  {
    form: /^(?<city>\p{Lu}[\p{L} .'’-]*?) (?<state>[A-Z]{2,3}) (?<zipcode>\d{4,5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u,
    is_with_city: true,
  },
  // "1012 AB Amsterdam", "1269-050 Lisboa", "D-20095 Hamburg", "105 64 Athens", "00185 Roma RM"
  {
    form: /^(?<zipcode>[A-Z]{0,2}-?\d{4,5}(?:-\d{3})?(?: [A-Z]{2}(?= \p{Lu}\p{Ll}))?|\d{3} \d{2}) (?<city>[\p{Lu}\p{Script=Hebrew}][\p{L} .'’-]+?)(?: \(?(?<state>[A-Z]{2})\)?)?$/u,
    is_with_city: true,
  },
  // "London SW1A 1AA", "Singapore 049178", "Stockholm 111 20"
  {
    form: /^(?<city>\p{Lu}[\p{L} .'’-]+?) (?<zipcode>[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|\d{6}|\d{3} \d{2}|\d{5})$/u,
    is_with_city: true,
  },
  {
    form: /^(?<zipcode>\d{5}(?:-\d{3,4})?|\d{4}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u,
    is_with_city: false,
  },
];

/**
 * The address after or below a hotel's name: street, post code, town, state.
 * @param texts the cells after the name, in order
 */
export function addressIn(texts: readonly string[]): Address {
  const parts = partsOf(texts);
  const found: Address = { address: null, city: null, state: null, zipcode: null };
  for (const [at, part] of parts.entries()) {
    const hit = codeIn(part);
    if (hit === null) continue;
    const before = parts.slice(0, at);
    Object.assign(found, hit.groups);
    if (!hit.is_with_city) found.city = before.pop() ?? null;
    if (found.city !== null && /\d/.test(found.city)) {
      before.push(found.city);
      found.city = null;
    }
    // "Hotel Moll de Ponent (4*), Carrer de la Mestrança"
    if (/^\d?\s?\*+s?$/i.test(before[0] ?? '')) before.shift();
    if (before.length > 0) found.address = before.join(', ');
    return found;
  }
  for (const part of parts.slice(0, 3)) {
    if (/\d/.test(part) && /\p{L}{3}/u.test(part) && found.address === null && found.city === null)
      found.address = part;
    else if (/^[A-Z]{2}$/.test(part) && found.city !== null) found.state ??= part;
    else if (/^[\p{Lu}\p{Script=Hebrew}][\p{L} .'’-]{2,30}$/u.test(part) && found.city === null)
      found.city = part;
    else break;
  }
  return found;
}

/** "1601 Collins Ave" begins with a house number, not a post code. */
const street = wordPattern(
  String.raw`(?:\s(?:{street}|{place})\.?(?: \p{Lu}{1,2})?$)|^{street_before_name}(?:\.|\s)`,
  'iu',
);

function codeIn(part: string): { groups: Partial<Address>; is_with_city: boolean } | null {
  for (const { form, is_with_city } of patterns) {
    const groups = form.exec(part)?.groups;
    if (groups === undefined) continue;
    const { city, state, zipcode } = groups;
    if (city !== undefined && street.test(city)) continue;
    return {
      groups: {
        ...(city === undefined ? {} : { city }),
        ...(state === undefined ? {} : { state }),
        ...(zipcode === undefined ? {} : { zipcode }),
      },
      is_with_city,
    };
  }
  return null;
}

const label = wordPattern(String.raw`^[\s,]*{address_label}\s*:?\s+`, 'iu');
const longest_part = 45;
const most_parts = 7;
const nights = wordPattern(String.raw`(?<!\p{L})(?:{nights}|{night}|{stay_details})(?!\p{L})`, 'iu');

/** The parts between commas, up to a day, a word of the stay, or the end of a sentence. */
function partsOf(texts: readonly string[]): string[] {
  const parts: string[] = [];
  for (const written of texts) {
    const text = written.replace(label, '');
    const stay = stay_words.exec(text)?.index ?? text.length;
    const [day] = daysIn(text.toLowerCase(), 'dmy');
    const cut = Math.min(stay, day?.start ?? text.length);
    const until = text.slice(0, cut).replace(/^[\s,–·-]+/u, '');
    const end = ends.exec(until)?.index ?? until.length;
    for (const part of until.slice(0, end).split(',').map(trimmed)) {
      if (part === '') continue;
      if (part.length > longest_part || nights.test(part) || parts.length === most_parts) return parts;
      parts.push(part);
    }
    // a sentence ends the address; a cell with only a day does not belong to it
    if ((end < until.length || cut < text.length) && until.trim() !== '') return parts;
  }
  return parts;
}

const trimmed = (part: string): string => part.replace(/^[\s(]+|[\s).,]+$/gu, '').trim();
