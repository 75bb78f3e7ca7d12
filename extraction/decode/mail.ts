import PostalMime, { type Email } from 'postal-mime';
import type { Page, ReadableDocument } from '../model.ts';
import { readHtml } from './html.ts';
import { plainPages } from './plain.ts';
import { Unreadable } from './unreadable.ts';

export const most_attachments = 10;

type Inner = (bytes: Uint8Array) => Promise<ReadableDocument>;

/** A mail: its own text, and the documents that came with it as further pages. */
export async function readMail(bytes: Uint8Array, readInner: Inner): Promise<ReadableDocument> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 30, maxRfc822NestingDepth: 3 });
  const own = ownText(mail);
  const documents: ReadableDocument[] = [own];
  for (const attachment of mail.attachments.slice(0, most_attachments)) {
    try {
      documents.push(await readInner(bytesOf(attachment.content)));
    } catch (error) {
      // what came with a mail and cannot be read leaves the mail as it is
      if (!(error instanceof Unreadable)) throw error;
    }
  }
  const from = mail.from?.address === undefined ? '' : `${mail.from.name} <${mail.from.address}>`.trim();
  return {
    kind: 'mail',
    pages: withSubject(
      documents.flatMap((document) => document.pages),
      mail.subject ?? '',
    ).map((page, at) => ({ ...page, number: at + 1 })),
    structured: documents.flatMap((document) => document.structured),
    mail: { subject: mail.subject ?? '', from, date: dayOf(mail) },
    is_ocr: documents.some((document) => document.is_ocr),
  };
}

function ownText(mail: Email): ReadableDocument {
  const html = mail.html === undefined ? null : readHtml(mail.html);
  const text = plainPages((mail.text ?? '').replaceAll(/^(?:> ?)+/gm, ''));
  const letters = (pages: readonly Page[]) =>
    pages.reduce(
      (sum, page) =>
        sum + page.rows.flatMap((row) => row.cells).reduce((all, cell) => all + cell.text.length, 0),
      0,
    );
  if (html && letters(html.pages) * 2 >= letters(text)) return html;
  return { kind: 'text', pages: text, structured: html?.structured ?? [], mail: null, is_ocr: false };
}

function withSubject(pages: Page[], subject: string): Page[] {
  const [first, ...others] = pages;
  if (subject === '') return pages;
  const cells = [{ text: subject, x0: 0, x1: 600, confidence: 1, is_bold: true }];
  const row = { block: 0, table: null, y0: 0, y1: 16, size: 14, cells };
  if (!first) return [{ number: 1, width: 600, height: 20, is_rtl: false, is_wrapped: false, rows: [row] }];
  const rows = first.rows.map((one) => ({ ...one, block: one.block + 1, y0: one.y0 + 30, y1: one.y1 + 30 }));
  return [{ ...first, height: first.height + 30, rows: [row, ...rows] }, ...others];
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day on the clock of who sent it. */
function dayOf(mail: Email): string | null {
  const header = mail.headers.find(({ key }) => key === 'date')?.value ?? '';
  const [, day = '', month = '', year = ''] = /(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4})/i.exec(header) ?? [];
  const at = months.indexOf(month.toLowerCase());
  return at === -1 ? null : `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}
