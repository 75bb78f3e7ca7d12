import type { App } from '../catalogue.ts';
import { terms } from './terms.ts';
import { languages } from '#domain/languages.ts'; // VIOLATION
import { createTranslator } from 'use-intl'; // VIOLATION
