import type { Language } from '../languages.ts';
import { partsOf, type PortNames } from '../port-names.ts';
import { names as de } from './de.ts';
import { names as es } from './es.ts';
import { names as fr } from './fr.ts';
import { names as he } from './he.ts';
import { names as it } from './it.ts';
import { names as pt } from './pt.ts';

/** For those who need every language; the browser loads its own only. English has the names of the catalogue. */
export const port_names: Readonly<Record<Language, PortNames>> = { en: {}, de, es, fr, he, it, pt };

/** The names of a port of the catalogue in the languages that have their own for it, whole and in parts. */
export function namesInLanguages(name: string): string[] {
  return Object.values(port_names).flatMap((names) => {
    const own = names[name];
    return own === undefined ? [] : partsOf(own);
  });
}
