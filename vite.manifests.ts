import type { Plugin } from 'vite';
import { shell as de } from './messages/de/shell.ts';
import { shell as en } from './messages/en/shell.ts';
import { shell as es } from './messages/es/shell.ts';
import { shell as fr } from './messages/fr/shell.ts';
import { shell as he } from './messages/he/shell.ts';
import { shell as it } from './messages/it/shell.ts';
import { shell as pt } from './messages/pt/shell.ts';
import { home as home_de } from './messages/de/home.ts';
import { home as home_en } from './messages/en/home.ts';
import { home as home_es } from './messages/es/home.ts';
import { home as home_fr } from './messages/fr/home.ts';
import { home as home_he } from './messages/he/home.ts';
import { home as home_it } from './messages/it/home.ts';
import { home as home_pt } from './messages/pt/home.ts';
import { paths } from './web/lib/paths.ts';

/** Writes what the app is called and looks like once it is installed, in each language: index.html chooses one of them. */
export function manifests(): Plugin {
  return {
    name: 'gangway-manifests',
    apply: 'build',
    generateBundle() {
      const spoken = {
        en: [en, home_en],
        de: [de, home_de],
        es: [es, home_es],
        fr: [fr, home_fr],
        he: [he, home_he],
        it: [it, home_it],
        pt: [pt, home_pt],
      } as const;
      for (const [language, [shell, home]] of Object.entries(spoken))
        this.emitFile({
          type: 'asset',
          fileName: `manifest-${language}.webmanifest`,
          source: JSON.stringify(manifestIn(language, shell, home), null, 2),
        });
    },
  };
}

function manifestIn(
  language: string,
  { menu }: { menu: Record<'record' | 'cruises' | 'calendar', string> },
  home: { lead: string; picture: string; look: Record<'map' | 'calendar', { picture: string }> },
): object {
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
  const screenshots = [
    { picture: 'dashboard', look: '-light', label: home.picture },
    { picture: 'calendar', look: '', label: home.look.calendar.picture },
    { picture: 'map', look: '', label: home.look.map.picture },
  ].flatMap(({ picture, look, label }) =>
    [
      { size: 'hand', sizes: '780x1520', form_factor: 'narrow' },
      { size: 'desktop', sizes: '1440x900', form_factor: 'wide' },
    ].map(({ size, ...rest }) => ({
      src: `/pictures/${picture}-${language}-${size}${look}.webp`,
      type: 'image/webp',
      label,
      ...rest,
    })),
  );
  return {
    id: '/',
    name: 'Gangway',
    short_name: 'Gangway',
    description: home.lead,
    lang: language,
    dir: language === 'he' ? 'rtl' : 'ltr',
    categories: ['travel'],
    start_url: paths.dashboard,
    scope: '/',
    display: 'standalone',
    background_color: '#f6f4ef',
    theme_color: '#0b3a5e',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(menu.record, paths.cruise_create),
      shortcut(menu.cruises, paths.cruises),
      shortcut(menu.calendar, paths.calendar),
    ],
    screenshots,
  };
}
