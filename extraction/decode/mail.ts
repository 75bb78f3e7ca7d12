import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { Page, ReadableDocument } from '../model.ts';
import { readHtml } from './html.ts';
import { plainPages } from './plain.ts';
import { Unreadable } from './unreadable.ts';

export const most_attachments = 10;
/** Bytes: a photographed page has more, a logo fewer. */
const smallest_picture = 12_000;
/** Numbers of two digits and more: dates, amounts and a reference make many. */
const many_numbers = 15;

type Inner = (bytes: Uint8Array) => Promise<ReadableDocument>;

/** Reads a mail: its own text, and its attached documents as further pages. */
export async function readMail(bytes: Uint8Array, readInner: Inner): Promise<ReadableDocument> {
  const mail = await parsed(bytes);
  const documents: ReadableDocument[] = [ownText(mail)];
  const parts = mail.attachments
    .slice(0, most_attachments)
    .map((attachment) => ({ bytes: bytesOf(attachment.content), is_picture: isPicture(attachment) }));
  const readPart = async (part: Uint8Array) => {
    try {
      documents.push(await readInner(part));
    } catch (error) {
      // an unreadable attachment is ignored
      if (!(error instanceof Unreadable)) throw error;
    }
  };
  for (const part of parts) if (!part.is_picture) await readPart(part.bytes);
  // logos and signatures are pictures: pictures are only read if nothing else contains a booking
  if (!tellsMuch(documents))
    for (const part of parts)
      if (part.is_picture && part.bytes.length > smallest_picture) await readPart(part.bytes);
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

async function parsed(bytes: Uint8Array): Promise<Email> {
  try {
    // a mail within the mail is read as a mail, with its attachments
    return await PostalMime.parse(bytes, { maxNestingDepth: 30, forceRfc822Attachments: true });
  } catch (error) {
    throw new Unreadable('corrupt', { cause: error });
  }
}

const isPicture = ({ mimeType, filename }: Attachment) =>
  mimeType.startsWith('image/') || /\.(?:jpe?g|png|gif|webp|heic)$/i.test(filename ?? '');

function tellsMuch(documents: readonly ReadableDocument[]): boolean {
  const cells = documents.flatMap(({ pages }) =>
    pages.flatMap(({ rows }) => rows.flatMap((row) => row.cells)),
  );
  return cells.reduce((sum, cell) => sum + (cell.text.match(/\d{2,}/g)?.length ?? 0), 0) >= many_numbers;
}

function ownText(mail: Email): ReadableDocument {
  const html = mail.html === undefined ? null : readHtml(mail.html);
  const text = plainPages(mail.text ?? '');
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

/** The day in the sender's zone. */
function dayOf(mail: Email): string | null {
  const header = mail.headers.find(({ key }) => key === 'date')?.value ?? '';
  const [, day = '', month = '', year = ''] = /(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4})/i.exec(header) ?? [];
  const at = months.indexOf(month.toLowerCase());
  return at === -1 ? null : `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}
