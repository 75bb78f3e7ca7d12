import type { Language } from '#domain/languages.ts';

import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { Words } from './shape.ts';

export const all_words: Record<Language, Words> = { en, de, es, fr, he, it, pt };
