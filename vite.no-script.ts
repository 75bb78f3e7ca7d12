import type { Plugin } from 'vite';
import { shell as de } from './messages/de/shell.ts';
import { shell as en } from './messages/en/shell.ts';
import { shell as es } from './messages/es/shell.ts';
import { shell as fr } from './messages/fr/shell.ts';
import { shell as he } from './messages/he/shell.ts';
import { shell as it } from './messages/it/shell.ts';
import { shell as pt } from './messages/pt/shell.ts';

const empty_card = '<div class="boot-card"></div>';

/**
 * Where no scripts run nothing would ever fill the empty card, and nothing knows the reader's language: the page says
 * what it needs in all of them. The pages that the server writes for visitors have words of their own.
 */
export function noScript(): Plugin {
  return {
    name: 'gangway-no-script',
    transformIndexHtml(page) {
      if (!page.includes(empty_card)) throw new Error('index.html has no empty card');
      const said = Object.entries({ en, de, es, fr, he, it, pt }).map(
        ([language, { states }]) =>
          `<p lang="${language}"${language === 'he' ? ' dir="rtl"' : ''}>${states.no_script}</p>`,
      );
      return page.replace(
        empty_card,
        () => `<div class="boot-card"><noscript>${said.join('')}</noscript></div>`,
      );
    },
  };
}
