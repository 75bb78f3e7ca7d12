import { framePainted } from '#web/ui/turns.ts';

/** As many elements are set in one frame, or twice as many where none of them has more. */
const most_elements = 80;

/**
 * Sets the text in the app's own letters once they are there: before that the page would be laid out twice. Part by
 * part, a frame for each, as every size and weight of a font costs time when it is first used: all in one frame held a
 * phone up for a sixth of a second.
 */
export async function bringLetters(): Promise<void> {
  const root = document.documentElement;
  // the service worker has the files, so index.html has set the text in them
  if (root.hasAttribute('data-letters')) return;
  const sample = root.lang === 'he' ? '\u05d0a' : 'a';
  // one that does not come leaves the letters of the device
  await document.fonts.load('1em Assistant Variable', sample).catch(() => undefined);
  let elements = 0;
  for (const part of partsOf(document.body)) {
    part.setAttribute('data-letters', 'own');
    elements += 1 + part.getElementsByTagName('*').length;
    if (elements > most_elements) {
      elements = 0;
      await framePainted();
    }
  }
  // what was rendered meanwhile, and what will be
  root.setAttribute('data-letters', 'own');
}

function partsOf(element: Element): Element[] {
  return element.getElementsByTagName('*').length > most_elements
    ? [...element.children].flatMap(partsOf)
    : [element];
}
