import { directionOf, type Language } from '#domain/languages.ts';
import { translate } from '#server/platform/messages.ts';
import type { Message } from './mail.ts';

interface Contents {
  to: string;
  name: string;
  language: Language;
  /** a part of `messages/*\/mail.ts` with subject, text, button and expiry */
  part: 'activation';
  link: string;
}

/** Colours of interface.md, written into the elements because many mail programs drop style sheets. */
const paint = {
  page: '#f6f4ef',
  card: '#fffefb',
  ink: '#0b2440',
  muted: '#566678',
  deep: '#0b3a5e',
  line: '#e5e0d6',
};

/** One mail in its reader's language and direction, as text and as HTML that needs no picture. */
export function renderMail({ to, name, language, part, link }: Contents): Message {
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(language, `mail.${key}`, values);
  const lines = {
    subject: say(`${part}.subject`),
    greeting: say('greeting', { name }),
    text: say(`${part}.text`),
    button: say(`${part}.button`),
    expiry: say(`${part}.expiry`),
    fallback: say('link_fallback'),
    ignore: say('ignore'),
    signature: say('signature'),
  };
  const text =
    [lines.greeting, lines.text, link, lines.expiry, lines.ignore, lines.signature].join('\n\n') + '\n';
  const paragraph = (content: string, colour = paint.ink) =>
    `<p style="margin:0 0 16px;color:${colour};font-size:17px;line-height:1.5">${content}</p>`;
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(lines.subject)}</title></head>
<body style="margin:0;padding:24px;background:${paint.page};font-family:Assistant,'Segoe UI',Arial,sans-serif">
<div style="max-width:34em;margin:0 auto;padding:32px;background:${paint.card};border:1px solid ${paint.line};border-radius:16px;text-align:start">
${paragraph(`<strong style="font-size:20px;color:${paint.deep}">Gangway</strong>`)}
${paragraph(escape(lines.greeting))}
${paragraph(escape(lines.text))}
<p style="margin:0 0 16px"><a href="${escape(link)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${paint.deep};color:#ffffff;font-size:17px;font-weight:600;text-decoration:none">${escape(lines.button)}</a></p>
${paragraph(escape(lines.expiry), paint.muted)}
${paragraph(`${escape(lines.fallback)}<br><span dir="ltr" style="word-break:break-all">${escape(link)}</span>`, paint.muted)}
${paragraph(escape(lines.ignore), paint.muted)}
${paragraph(escape(lines.signature).replaceAll('\n', '<br>'))}
</div>
</body>
</html>
`;
  return { to, subject: lines.subject, text, html, link };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names are typed by people: `<b>` in one was markup in a comparable product's mails. */
function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
