/** The kinds of files that can be kept with a cruise, by the media type of their content (decisions.md, section 12). */
export const document_types = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/heic',
  'text/plain',
  'text/html',
  'text/calendar',
  'message/rfc822',
] as const;
export type DocumentType = (typeof document_types)[number];

/** Bytes of one file at most. */
export const largest_document = 20 * 1024 * 1024;

/** Bytes of all files of one cruise at most. */
export const most_document_bytes = 200 * 1024 * 1024;
