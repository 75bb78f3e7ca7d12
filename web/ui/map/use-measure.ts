import { useSyncExternalStore } from 'react';
import { measureText } from './measure.ts';

export type Measure = typeof measureText;

let measure: Measure = measureText;

function subscribe(onChange: () => void): () => void {
  const renew = () => {
    measure = (text, font_size) => measureText(text, font_size);
    onChange();
  };
  document.fonts.addEventListener('loadingdone', renew);
  // the font that is measured is that of the body, which changes last
  const changes = new MutationObserver(renew);
  changes.observe(document.documentElement, { attributeFilter: ['data-letters'] });
  return () => {
    document.fonts.removeEventListener('loadingdone', renew);
    changes.disconnect();
  };
}

/** The width of a text; another function after fonts were loaded, as what was measured before is that of a fallback. */
export function useMeasure(): Measure {
  return useSyncExternalStore(subscribe, () => measure);
}
