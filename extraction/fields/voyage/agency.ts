import { catalogue } from '#extraction/catalogue/catalogue.ts';
import { plain } from '#extraction/values/plain.ts';
import type { LabelName } from '#extraction/words/shape.ts';
import { agency_words } from './agency-words.ts';
import { labelledTexts } from '../document/beside.ts';
import type { Candidate } from '../document/candidate.ts';
import { labelsOf, overlap } from '../document/context.ts';
import { labelsIn } from '../document/labels.ts';
import { isOnly, says } from '../document/phrases.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { wordPattern } from '#extraction/words/pattern.ts';
import { confidence, least } from '../document/confidence.ts';

const phone =
  /(?<![\p{L}\d/.,-])(?:\+|00)?\(?\d{1,4}\)?(?:(?: \/ |[ .\-/])?\(?\d{1,5}\)?){1,6}(?![\d/]|[.,]\d)/gu;
const accreditation =
  /\s+(?:TICO|ATOL|ABTA|IATA|CLIA|CST|IM\d|RNAVT|CADASTUR|SIRET|Reg\.?|Lic\.?|License|ARC|VAT|P\.? ?IVA|CIF|NIF|CNPJ|ח\.?פ)(?=[\s.:#]|\d).*$/u;

const says_phone = wordPattern(String.raw`{phone}[.:\s]*$`, 'iu');

const charge_of_agency = wordPattern(String.raw`(?<!\p{L}){charge}s?(?!\p{L})`, 'iu');

/** Whether a text is a charge: "Agency service fee" is not an agency. */
const isCharge = (sheet: Sheet, name: string): boolean =>
  labelsIn(plain(name), sheet.languages).some(({ names }) =>
    names.some((one) => ['addon', 'taxes', 'total', 'fare', 'agency_number', 'other_number'].includes(one)),
  ) || charge_of_agency.test(name);

const says_line = wordPattern(String.raw`{service_line}[\s.:]*$`, 'u');

const says_phone_first = wordPattern(String.raw`^\W*{phone_first}`, 'iu');

/** Generic words for an agency. */
const said_of_any = wordPattern(String.raw`(?<!\p{L}){said_of_agency}(?!\p{L})`, 'giu');

/** Labels of a clerk, not of the agency: "Conseillère : Inès Barral". */
const label_of_person = wordPattern('{adviser}|{agent}(?!ur|ie|ו)', 'iu');

/** Phone numbers of a text. */
function phonesIn(text: string): { value: string; start: number }[] {
  return [...text.matchAll(phone)]
    .map((match) => ({
      // "023 8055 0199 (9am to 6pm)": hours behind it
      value: match[0]
        .trim()
        .replace(/\s*\(\d*$/, '')
        // no number is that long: another one precedes it
        .replace(/^(?:\S*\d{5}\S*)\s+(?=0\d{1,2}-\d{6,7}$|0\d{3,4} \d{3} ?\d{3,4}$)/, '')
        .replace(/[-/.\s]+$/, '')
        .replace(/^\(([^()]*)\)$/, '$1')
        .replace(/^\((?=[^)]*$)/, '')
        .replace(/^([^(]*)\)$/, '$1'),
      start: match.index + (match[0].length - match[0].trimStart().length),
    }))
    .filter(({ value, start }) => {
      const digits = value.replaceAll(/\D/g, '').length;
      return (
        digits >= 8 &&
        digits <= 15 &&
        /[ .\-/()+]/.test(value) &&
        !/\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(value) &&
        !/^\d{4}-\d{2}-\d{2}/.test(value) &&
        // "944 555 013" is a price without a label for phones
        (!/^\d{1,3}(?:[. ]\d{3})+$/.test(value) ||
          says_phone.test(text.slice(0, start)) ||
          /[·•|]\s*$/u.test(text.slice(0, start)))
      );
    });
}

export interface AgencyFound {
  agent?: Candidate;
  phone?: Candidate;
}

/** The travel agency and its phone number: a labelled agency, or a name at the head of the document. */
export function agencyOf(sheet: Sheet, lines: readonly Line[], line_names: readonly string[]): AgencyFound {
  const found: AgencyFound = {};
  const isLine = (text: string): boolean => {
    const folded = plain(text);
    // "Costa Cruzeiros Agência Marítima e Turismo Ltda": the line's own company in that country
    if (line_names.some((name) => name !== '' && `${folded} `.startsWith(`${plain(name)} `))) return true;
    const hit = catalogue().lines.find(text)[0];
    return hit !== undefined && hit.end - hit.start >= text.length * 0.6;
  };
  for (const { text, score, piece, label, label_piece, label_words, is_marked } of labelledTexts(
    sheet,
    lines,
    'agent',
  )) {
    // "Reisebüro Möwenflug": the label is a part of the name
    const is_part = piece === label_piece && !is_marked && agency_words.test(label_words);
    const name = agencyName(is_part ? piece.text.slice(label.start) : text);
    if (score < least.likely || name === null || isLine(name) || /\d{3}/.test(name) || isCharge(sheet, name))
      continue;
    // a clerk is not the seller: the agency's name at the head of the page is more certain
    const is_person_label = label_of_person.test(label_words) && !agency_words.test(name);
    const weight = is_person_label ? confidence.agencies.person : confidence.agencies.labelled;
    if (score * weight > (found.agent?.score ?? 0))
      found.agent = {
        value: name,
        score: Math.min(confidence.agencies.surest, score * weight),
        words: piece.text,
        piece,
      };
  }
  const heads = lines
    .slice(0, 5)
    .flatMap((line) => line.pieces.slice(0, 2).map((piece) => ({ line, piece })));
  const tails = lines.slice(-4).flatMap((line) => line.pieces.map((piece) => ({ line, piece })));
  if (found.agent === undefined || found.agent.score < least.clear) {
    for (const [index, { piece }] of [...heads, ...tails].entries()) {
      const name = agencyName(piece.text);
      if (name === null || isLine(name) || !isHeading(sheet, name)) continue;
      const is_named = agency_words.test(name);
      // the second half of a line's own letterhead: "nicko cruises" / "Schiffsreisen GmbH"
      const over = sheet.lines[piece.line - 1]?.pieces[0];
      if (!is_named && over !== undefined && isLine(over.text)) continue;
      const below = sheet.lines.slice(piece.line, piece.line + 4).map((line) => line.text);
      const has_contact =
        below.slice(0, 2).some((text) => phonesIn(text).length > 0 || /@|www\./.test(text)) ||
        below.slice(2).some((text) => says_phone_first.test(text) && phonesIn(text).length > 0);
      const has_line_word = catalogue().lines.find(name).length > 0;
      const score =
        index >= heads.length
          ? is_named && has_contact
            ? confidence.agencies.at_foot
            : 0
          : is_named && !has_line_word
            ? confidence.agencies.at_head
            : has_contact && index <= 1 && !has_line_word
              ? confidence.agencies.with_contact
              : 0;
      if (score > (found.agent?.score ?? least.agency))
        found.agent = { value: name, score, words: piece.text, piece };
    }
  }
  const number = phoneOf(sheet, lines, found.agent?.piece);
  if (number !== undefined) found.phone = number;
  return found;
}

const mail_from = wordPattern(String.raw`^{mail_from}\s*:\s*`, 'iu');

const agency_name_ends = wordPattern(
  String.raw`\s[·•|–—-]\s|\s{2,}|[|·;]|, (?!(?:[\p{L}& ]+ e )?(?:{of_company}|s\.?[alr])(?!\p{L}))(?=\p{L}|\d)|\s{phone_behind}\b`,
  'iu',
);

const small_of_agency = wordPattern(String.raw`(?<!\p{L}){small_of_agency}(?!\p{L})`, 'giu');

function agencyName(text: string): string | null {
  const [first = ''] = text
    .replace(/^[\s:–-]+/u, '')
    // the header of a forwarded mail
    .replace(mail_from, '')
    .replace(/\s*<[^>]*>.*$/u, '')
    // the phone number after the name
    .replace(/[\s,]+\(?\+?\d[\d ()./-]{6,}$/u, '')
    // a district after the name: "Agence Cap Austral Paris 8e"
    .replace(/\s\p{Lu}[\p{L}-]+ \d{1,2}(?:er|e|ème)(?!\p{L}).*$/u, '')
    .split(agency_name_ends);
  const name = first
    .replace(accreditation, '')
    .replace(/\s*\(.*$/, '')
    .replace(/[\s–—-]+$/u, '')
    .replace(/[\s,.:]+$/u, (end) =>
      end.endsWith('.') && /(?:Ltd|Inc|S\.A|Lda|Co)\.$/.test(first) ? end.trim() : '',
    )
    .trim();
  // "Agence de voyages", "Ihr Reisebüro für Kreuzfahrten", "Agencia especialista en cruceros" are generic, not a name
  const own = name
    .replaceAll(new RegExp(agency_words.source, 'giu'), '')
    .replaceAll(said_of_any, '')
    .replaceAll(small_of_agency, '');
  if (!/[\p{L}\d]{2}/u.test(own)) return null;
  return name.length >= 3 && name.length <= 60 && /^[\p{Lu}\p{Script=Hebrew}\d"„«]/u.test(name) ? name : null;
}

const says_forwarded = wordPattern('{forwarded}', 'iu');

/** Whether a text is a name at the head of a page: not the kind of document, no fact, no salutation. */
function isHeading(sheet: Sheet, name: string): boolean {
  const folded = plain(name);
  if (/[\d:]/.test(name) || name.split(' ').length < 2) return false;
  if (name.split(' ').every((word) => word.length === 1)) return false;
  if (
    isOnly(folded, 'titles_of_documents', sheet.languages) ||
    says(folded, 'titles_of_documents', sheet.languages)
  )
    return false;
  const labels = labelsIn(folded, sheet.languages);
  const covered = labels.reduce((sum, { start, end }) => sum + end - start, 0);
  return (
    covered < folded.length * 0.6 &&
    (agency_words.test(name) ? catalogue().ships.exact(name) : catalogue().ships.find(name)).length === 0 &&
    !says_forwarded.test(name)
  );
}

/** "ASSISTENZA" over the number. */
function isUnderPhone(sheet: Sheet, line: Line, piece: Piece): boolean {
  const above = sheet.lines[line.index - 1];
  return (
    above?.block === line.block &&
    above.pieces.some(
      (one) => overlap(one, piece) > 0.5 && labelsOf(sheet, one).some(({ names }) => names.includes('phone')),
    )
  );
}

const other_numbers: ReadonlySet<LabelName> = new Set([
  'booking_number',
  'line_number',
  'agency_number',
  'other_number',
  'loyalty',
  'record_locator',
]);

/**
 * "Votre réservation n° 7741-2093", "Expediente: | 2026/04417": the words right before a number give it another
 * meaning.
 */
function isOtherNumber(sheet: Sheet, line: Line, piece: Piece, start: number): boolean {
  const own = labelsOf(sheet, piece).findLast(({ end }) => end <= start);
  const cell = line.pieces[piece.index - 1];
  const nearest = own ?? (cell === undefined ? undefined : labelsOf(sheet, cell).at(-1));
  // "TICO 50018824 · 416-555-0122": the label belongs to another number
  const is_near = own === undefined || (start - own.end < 16 && !/\d/.test(piece.text.slice(own.end, start)));
  return is_near && nearest?.names.some((name) => other_numbers.has(name)) === true;
}

const of_emergency = wordPattern(String.raw`{emergency}(?:[^.;\d]|24)*$`, 'iu');

function phoneOf(sheet: Sheet, lines: readonly Line[], agent: Piece | undefined): Candidate | undefined {
  const found: Candidate[] = [];
  for (const line of lines) {
    for (const piece of line.pieces) {
      for (const { value, start } of phonesIn(piece.text)) {
        const label = labelsOf(sheet, piece).findLast(
          (one) => one.end <= start && one.names.includes('phone'),
        );
        const before = line.pieces[piece.index - 1];
        if (label === undefined && isOtherNumber(sheet, line, piece, start)) continue;
        const is_said =
          says_line.test(piece.plain.slice(0, start)) ||
          label !== undefined ||
          (before !== undefined && labelsOf(sheet, before).some(({ names }) => names.includes('phone'))) ||
          isUnderPhone(sheet, line, piece);
        const is_fax =
          /fax|mobile|mobil\b/i.test(piece.text.slice(Math.max(0, start - 24), start)) ||
          // "Emergency number while you are away: +44 113 496 0199", but not the number after that one
          of_emergency.test(piece.text.slice(Math.max(0, start - 60), start));
        const distance = agent === undefined ? 0 : Math.abs(agent.line - line.index);
        const near = agent !== undefined && distance <= 3 ? 0.3 - 0.08 * distance : 0;
        const at_edge = line.index < 6 || line.index > (lines.at(-1)?.index ?? 0) - 4 ? 0.15 : 0;
        // three groups with hyphens are always a phone number
        const is_plain_phone = /^(?:1-)?\d{3}-\d{3}-\d{4}$|^\+/.test(value) ? 0.15 : 0;
        const score = 0.45 + is_plain_phone + (is_said ? 0.3 : 0) + near + at_edge - (is_fax ? 0.5 : 0);
        if (score > least.phone)
          found.push({ value, score: Math.min(confidence.agencies.surest, score), words: piece.text, piece });
      }
    }
  }
  return found.toSorted((a, b) => b.score - a.score)[0];
}
