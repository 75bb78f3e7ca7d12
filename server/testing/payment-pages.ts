/* The pages of the payment stand-in: with a button where the provider's ask for a card. */

export interface Page {
  title: string;
  /** its content, a line each */
  lines: string[];
  /** the actions on it */
  buttons: string[];
  back: string | null;
}

/** A complete page that works at any width. */
export function pageOf({ title, lines, buttons, back }: Page): string {
  const style = `body{max-width:26rem;margin:3rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif;color:#1a2b3c}
    button,a{display:block;box-sizing:border-box;width:100%;margin:.75rem 0;padding:.75rem;border-radius:.5rem;text-align:center}
    button{border:0;background:#35508c;color:#fff;font:inherit;cursor:pointer}a{color:#35508c}small{color:#5a6772}`;
  const content = [
    `<h1>${plain(title)}</h1>`,
    ...lines.map((line) => `<p>${plain(line)}</p>`),
    '<form method="post">',
    ...buttons.map((word) => `<button name="do" value="${plain(word)}">${plain(word)}</button>`),
    '</form>',
    ...(back === null ? [] : [`<a href="${plain(back)}">Back</a>`]),
    '<small>A stand-in for the payment provider. No money moves.</small>',
  ];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Payment provider</title>`;
  return `<!doctype html><html lang="en"><head>${head}<style>${style}</style></head><body>${content.join('\n')}</body></html>`;
}

function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
