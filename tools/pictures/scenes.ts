/** What is photographed: the address, how it looks there, and what has to stand before the picture is taken. */
export interface Scene {
  readonly file: string;
  readonly path: string;
  readonly size: keyof typeof SIZES;
  readonly scheme: 'light' | 'dark';
  readonly language?: 'he';
  /** the beginning of what is shown, by its selector; without it the top of the screen */
  readonly from?: string;
}

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

export const SCENES: readonly Scene[] = [
  { file: 'docs/pictures/dashboard.webp', path: '/dashboard', size: 'desktop', scheme: 'light' },
  { file: 'docs/pictures/dashboard-phone.webp', path: '/dashboard', size: 'phone', scheme: 'dark' },
  {
    file: 'docs/pictures/dashboard-hebrew.webp',
    path: '/dashboard',
    size: 'phone',
    scheme: 'light',
    language: 'he',
  },
  {
    file: 'docs/pictures/map.webp',
    path: '/stats',
    size: 'desktop',
    scheme: 'dark',
    from: 'svg[role="img"]',
  },
  { file: 'docs/pictures/statistics.webp', path: '/stats', size: 'desktop', scheme: 'light' },
  { file: 'docs/pictures/loyalty.webp', path: '/loyalty', size: 'desktop', scheme: 'light' },
  { file: 'docs/pictures/badges.webp', path: '/badges', size: 'desktop', scheme: 'light' },
  { file: 'docs/pictures/badges-phone.webp', path: '/badges', size: 'phone', scheme: 'dark' },
  { file: 'docs/pictures/calendar.webp', path: '/calendar', size: 'desktop', scheme: 'light' },
  { file: 'docs/pictures/calendar-phone.webp', path: '/calendar?view=agenda', size: 'phone', scheme: 'dark' },
  {
    file: 'web/public/screenshots/dashboard-light.webp',
    path: '/dashboard',
    size: 'desktop',
    scheme: 'light',
  },
  { file: 'web/public/screenshots/dashboard-dark.webp', path: '/dashboard', size: 'desktop', scheme: 'dark' },
];
