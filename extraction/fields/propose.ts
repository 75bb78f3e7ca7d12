import type { Outcome, Proposal } from '#domain/proposal.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { ReadableDocument } from '../model.ts';
import { currencyCodesIn } from '../values/amounts.ts';
import { type DayOrder, judgeOrder } from '../values/days.ts';
import { readEvents } from './itinerary/events.ts';
import { issuersOf } from './document/issuer.ts';
import { excludedLines, noBooking } from './document/kind.ts';
import { itinerariesOf } from './itinerary/itinerary.ts';
import { countLabels } from './document/labels.ts';
import { readBooking } from './booking.ts';
import { sectionsOf } from './document/sections.ts';
import { inUsualLetters } from './document/spelling.ts';
import { type Line, linesOf, type Sheet } from './document/sheet.ts';

/** The outcome for a document: its bookings field by field, or the reason why it is none. */
export function propose(document: ReadableDocument): Outcome {
  const lines = linesOf(document);
  const sheet: Sheet = {
    lines,
    pages: document.pages,
    document,
    languages: languagesOf(lines),
    issuers: issuersOf(lines.map(({ text }) => text)),
  };
  if (lines.length === 0) return { outcome: 'error', reason: 'no_text' };
  const order = judgeOrder(
    lines.map(({ plain }) => plain),
    suggestedOrder(sheet),
  );
  const asides = excludedLines(sheet, order);
  const events = readEvents(sheet);
  const body = lines.filter(({ index }) => !asides.has(index));
  const itineraries = itinerariesOf({ ...sheet, lines }, order).filter(
    (run) => !run.calls.every(({ line }) => asides.has(line.index)),
  );
  const sections = sectionsOf(sheet, body, itineraries, order);
  const proposals: Proposal[] = sections.map((section) =>
    inUsualLetters(readBooking(sheet, section, { order, itineraries, asides, events })),
  );
  const reason = noBooking(sheet, proposals, asides);
  if (reason === null) return { outcome: 'booking', proposals };
  return {
    outcome: 'not_a_booking',
    reason,
    proposals: reason === 'cancelled' || reason === 'quote' ? proposals : [],
  };
}

/** The language of most labels, and English, which lines print everywhere. */
function languagesOf(lines: readonly Line[]): Language[] {
  const texts = lines.map(({ text }) => text);
  const counts = languages.map((language) => ({
    language,
    count: countLabels(texts, language) * (language === 'en' ? 0.85 : 1),
  }));
  const ranked = counts.toSorted((a, b) => b.count - a.count).map(({ language }) => language);
  const [first = 'en'] = ranked;
  return first === 'en' ? ['en'] : [first, 'en'];
}

function suggestedOrder({ lines, languages: [language], issuers }: Sheet): DayOrder {
  if (language !== 'en') return 'dmy';
  const text = lines.map((line) => line.text).join('\n');
  const codes = currencyCodesIn(text);
  if (/£|ATOL|ABTA/.test(text) || codes.some((code) => ['GBP', 'AUD', 'NZD', 'EUR'].includes(code)))
    return 'dmy';
  return issuers.find(({ date_order }) => date_order !== null)?.date_order ?? 'mdy';
}
