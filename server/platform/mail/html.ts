import { directionOf, type Language } from '#domain/languages.ts';
import { translate } from '#server/platform/messages.ts';
import { escape, isolate, toHtml, withoutIsolates, type Ticket, type Wording } from './wording.ts';

/*
 * HTML for mail programs. Tables, because Outlook on Windows lays out nothing else; styles in the elements, because
 * some programs drop style sheets; language and direction on the outermost table too, because Gmail drops `html` and
 * `body`. Left and right are explicit where a side is needed: most programs do not know logical properties.
 */

/** The colours of docs/product/interface.md. */
const light = {
  page: '#f6f4ef',
  card: '#fffefb',
  ink: '#0b2440',
  muted: '#566678',
  line: '#e5e0d6',
  deep: '#0b3a5e',
  on_deep: '#ffffff',
};
const dark: typeof light = {
  page: '#071621',
  card: '#0d2231',
  ink: '#e7f0f4',
  muted: '#9db1bf',
  line: '#1b3a4e',
  deep: '#8cc8e8',
  on_deep: '#071621',
};

const dark_rules: Record<string, string> = {
  page: `background-color:${dark.page}!important`,
  card: `background-color:${dark.card}!important;border-color:${dark.line}!important`,
  ink: `color:${dark.ink}!important`,
  muted: `color:${dark.muted}!important`,
  deep: `color:${dark.deep}!important`,
  rule: `border-color:${dark.line}!important`,
  button: `background-color:${dark.deep}!important`,
  label: `color:${dark.on_deep}!important;border-color:${dark.deep}!important`,
};

function darkRules(before = ''): string {
  return Object.entries(dark_rules)
    .map(([name, rule]) => `${before}.${name}{${rule}}`)
    .join('');
}

// Outlook on the web marks recoloured elements; a second sheet, as other programs drop one that they cannot parse
const style = `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules()}}</style>
<style>${darkRules('[data-ogsc] ')}${darkRules('[data-ogsb] ')}</style>`;

const font = `font-family:Assistant,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;
const table = `role="presentation" border="0" cellpadding="0" cellspacing="0"`;

function paragraph(html: string, look: 'ink' | 'muted' = 'ink'): string {
  const size = look === 'ink' ? '17px' : '15px';
  return `<p class="${look}" style="margin:0 0 16px;color:${light[look]};font-size:${size};line-height:1.5">${html}</p>`;
}

/** A mail as a complete page, at most 600 px wide. */
export function htmlOf(wording: Wording): string {
  const { language, subject, greeting, text, before, after, signature, why } = wording;
  const direction = directionOf(language);
  const side = direction === 'rtl' ? 'right' : 'left';
  const body = [
    paragraph(`<strong class="deep" style="font-size:20px;color:${light.deep}">Gangway</strong>`),
    strip(wording, side),
    paragraph(toHtml(greeting)),
    paragraph(toHtml(text)),
    steps(wording),
    facts(wording, side),
    code(wording),
    ...before.map((remark) => paragraph(toHtml(remark))),
    button(wording.button),
    ...after.map((remark) => paragraph(toHtml(remark))),
    button(wording.action),
    paragraph(toHtml(signature)),
    fallback(wording),
  ].filter((part) => part !== '');
  const below = [toHtml(why), from(wording), unsubscribe(wording)].filter((part) => part !== '').join('<br>');
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
${style}
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.page}">
<div style="display:none;max-height:0;overflow:hidden">${escape(withoutIsolates(text))}</div>
<table ${table} width="100%" lang="${language}" dir="${direction}" class="page" bgcolor="${light.page}" style="background-color:${light.page};${font}">
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${table} width="600" dir="${direction}"><tr><td><![endif]-->
<table ${table} width="100%" dir="${direction}" style="max-width:600px;${font}">
<tr><td align="${side}" class="card" bgcolor="${light.card}" style="padding:28px 24px 12px;background-color:${light.card};border:1px solid ${light.line};border-radius:16px;text-align:${side};overflow-wrap:anywhere">
${body.join('\n')}
</td></tr>
<tr><td align="${side}" style="padding:16px 24px;text-align:${side};overflow-wrap:anywhere">
<p class="muted" style="margin:0;color:${light.muted};font-size:14px;line-height:1.5">${below}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/** From where to where by the letters of the ports, of a round trip once; empty if a port is unknown. */
export function routeOf({ from: first, to: last }: Ticket, language: Language): string {
  if (first === null || last === null) return '';
  return first === last
    ? translate(language, 'mail.round_trip', { port: isolate(first) })
    : `${isolate(first)} → ${isolate(last)}`;
}

/** The strip of a boarding pass: the ship in the colour of its line, at sea, from where to where and when. */
function strip({ ticket: shown, language }: Wording, side: 'left' | 'right'): string {
  if (shown === undefined) return '';
  const { colour, ship, line, days, picture } = shown;
  const head = `padding:12px 16px;background-color:${colour};border-radius:12px 12px 0 0;color:#ffffff;text-align:${side}`;
  const route = routeOf(shown, language);
  // two ports stand in the order of the voyage, also in Hebrew; one is in a sentence
  const [direction, size] = shown.from === shown.to ? [directionOf(language), 20] : ['ltr', 28];
  const codes =
    route === ''
      ? ''
      : `<div dir="${direction}" class="deep" style="color:${light.deep};font-family:Georgia,'Times New Roman',serif;font-size:${size}px;font-weight:700;line-height:1.3;letter-spacing:0.04em;text-align:${side}">${toHtml(route)}</div>`;
  return `<table border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%" class="rule" style="margin:0 0 20px;border:1px solid ${light.line};border-radius:13px;border-collapse:separate;${font}">
<tr><td align="${side}" bgcolor="${colour}" style="${head}">${line === '' ? '' : `<div style="font-size:14px;line-height:1.4">${toHtml(isolate(line))}</div>`}<div style="font-family:Georgia,'Times New Roman',serif;font-size:22px;font-style:italic;line-height:1.3">${toHtml(isolate(ship))}</div></td></tr>
${picture === null ? '' : '<tr><td style="padding:0;font-size:0;line-height:0"><img src="cid:ship" alt="" width="550" style="display:block;width:100%;height:auto;border:0"></td></tr>'}
<tr><td align="${side}" style="padding:10px 16px 12px;text-align:${side}">${codes}<div class="muted" style="color:${light.muted};font-size:15px;line-height:1.5">${toHtml(isolate(days))}</div></td></tr>
</table>`;
}

function steps({ steps: all }: Wording): string {
  if (all.length === 0) return '';
  const items = all.map((step) => `<li style="margin:0 0 8px">${toHtml(step)}</li>`).join('');
  return `<ol class="ink" style="margin:0 0 16px;padding:0 24px;color:${light.ink};font-size:17px;line-height:1.5">${items}</ol>`;
}

function facts({ facts: all }: Wording, side: 'left' | 'right'): string {
  if (all.length === 0) return '';
  const cell = `padding:10px 0;border-top:1px solid ${light.line};font-size:17px;line-height:1.4;text-align:${side};vertical-align:top`;
  const rows = all.map(
    ({ label, value, href }) =>
      `<tr><th scope="row" align="${side}" class="muted rule" style="${cell};width:38%;font-weight:400;color:${light.muted}">${toHtml(label)}</th>` +
      `<td align="${side}" class="ink rule" style="${cell};color:${light.ink}">${href === undefined ? inParts(value) : `<a href="${escape(href)}" class="deep" style="color:${light.deep}">${toHtml(value)}</a>`}</td></tr>`,
  );
  return `<table border="0" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 16px;border-collapse:collapse;${font}">${rows.join('')}</table>`;
}

/** Separates the parts of a value, so that each is seen as one, however many lines it takes. */
function inParts(value: string): string {
  const all = value.split('\n').map(toHtml);
  return all
    .map((html, index) => (index < all.length - 1 ? `<div style="margin:0 0 10px">${html}</div>` : html))
    .join('');
}

/** The gap in the middle is made by letter spacing: a copy of the code is the six digits and nothing else. */
function code({ code: digits }: Wording): string {
  if (digits === undefined) return '';
  const middle = Math.floor(digits.length / 2);
  const gap = `<span style="letter-spacing:0.4em">${escape(digits.slice(middle - 1, middle))}</span>`;
  const shown = escape(digits.slice(0, middle - 1)) + gap + escape(digits.slice(middle));
  return `<p dir="ltr" align="center" class="deep rule" style="margin:0 0 16px;padding:14px 8px;border:1px solid ${light.line};border-radius:10px;color:${light.deep};font-size:34px;font-weight:700;line-height:1.2;letter-spacing:0.06em;text-align:center;font-variant-numeric:tabular-nums">${shown}</p>`;
}

function button(target: Wording['button']): string {
  if (target === undefined) return '';
  // the border has the button's colour: Outlook on Windows ignores the padding of a link, but not of its cell
  const look = `display:inline-block;padding:12px 22px;border:1px solid ${light.deep};border-radius:10px;color:${light.on_deep};font-size:17px;font-weight:600;line-height:1.4;text-decoration:none`;
  return `<table ${table} style="margin:0 0 16px"><tr><td class="button" bgcolor="${light.deep}" style="border-radius:10px;background-color:${light.deep};mso-padding-alt:12px 22px"><a href="${escape(target.value)}" class="label" style="${look}">${toHtml(target.label)}</a></td></tr></table>`;
}

function fallback({ button: target, link_fallback }: Wording): string {
  if (target === undefined) return '';
  return paragraph(`${toHtml(link_fallback)}<br>${address(target.value)}`, 'muted');
}

function from({ from: instance }: Wording): string {
  return instance === undefined ? '' : `${toHtml(instance.label)}<br>${address(instance.value)}`;
}

function address(value: string): string {
  return `<span dir="ltr" style="word-break:break-all">${escape(value)}</span>`;
}

function unsubscribe({ unsubscribe: target }: Wording): string {
  if (target === undefined) return '';
  return `<a href="${escape(target.value)}" class="muted" style="color:${light.muted}">${toHtml(target.label)}</a>`;
}
