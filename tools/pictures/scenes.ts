import { type Language, languages } from '#domain/languages.ts';

/** A scene for a picture: the address, the appearance, and the content to wait for. */
export interface Scene {
  readonly file: string;
  readonly path: string;
  readonly size: keyof typeof SIZES;
  readonly scheme: 'light' | 'dark';
  readonly language?: Language;
  /** selector of the element at the top of the picture; without it the top of the screen */
  readonly from?: string;
}

/** In CSS pixels: a phone has two or more device pixels for each. */
export const SIZES = {
  desktop: { width: 1440, height: 900, dots: 1 },
  phone: { width: 390, height: 844, dots: 1 },
  hand: { width: 390, height: 760, dots: 2 },
  share: { width: 1200, height: 630, dots: 1 },
} as const;

const map = { path: '/stats', from: 'svg[role="img"]' } as const;

/** For the README. */
const docs: readonly Scene[] = [
  { file: 'dashboard', path: '/dashboard', size: 'desktop', scheme: 'light' },
  { file: 'dashboard-phone', path: '/dashboard', size: 'phone', scheme: 'dark' },
  { file: 'dashboard-hebrew', path: '/dashboard', size: 'phone', scheme: 'light', language: 'he' },
  { file: 'map', ...map, size: 'desktop', scheme: 'dark' },
  { file: 'statistics', path: '/stats', size: 'desktop', scheme: 'light' },
  { file: 'loyalty', path: '/loyalty', size: 'desktop', scheme: 'light' },
  { file: 'badges', path: '/badges', size: 'desktop', scheme: 'light' },
  { file: 'badges-phone', path: '/badges', size: 'phone', scheme: 'dark' },
  { file: 'calendar', path: '/calendar', size: 'desktop', scheme: 'light' },
  { file: 'calendar-phone', path: '/calendar?view=agenda', size: 'phone', scheme: 'dark' },
];

/** For the start page, which shows each reader those of their language: `dashboard-de-hand-dark.webp`. */
function homeIn(language: Language): Scene[] {
  const fileOf = (name: string) => `web/public/pictures/${name}.webp`;
  const dashboard = (['desktop', 'hand'] as const).flatMap((size) =>
    (['light', 'dark'] as const).map((scheme) => ({
      file: fileOf(`dashboard-${language}-${size}-${scheme}`),
      path: '/dashboard',
      size,
      scheme,
      language,
    })),
  );
  const file = (name: string, size: string) => fileOf(`${name}-${language}-${size}`);
  return [
    ...dashboard,
    { ...map, file: file('map', 'desktop'), size: 'desktop', scheme: 'dark', language },
    { ...map, file: file('map', 'hand'), size: 'hand', scheme: 'dark', language },
    { file: file('calendar', 'desktop'), path: '/calendar', size: 'desktop', scheme: 'light', language },
    { file: file('calendar', 'hand'), path: '/calendar', size: 'hand', scheme: 'light', language },
    // link previews accept neither WebP nor another aspect ratio
    {
      file: `web/public/pictures/share-${language}.jpg`,
      path: '/dashboard',
      size: 'share',
      scheme: 'light',
      language,
    },
  ];
}

export const SCENES: readonly Scene[] = [
  ...docs.map((scene) => ({ ...scene, file: `docs/pictures/${scene.file}.webp` })),
  ...languages.flatMap(homeIn),
];
