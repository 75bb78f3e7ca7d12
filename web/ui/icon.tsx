import type { ReactNode } from 'react';

/** Lines drawn on a grid of 24, two thick, in the colour of the text beside them. */
const drawings = {
  home: 'M4 11.5L12 5l8 6.5M6 10v9h4.5v-5h3v5H18v-9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  external: 'M14 5h5v5M19 5l-8 8M17 14v5H5V7h5',
  check: 'M5 12.5l4.5 4.5L19 7',
  dot: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  error: 'M12 7v6M12 17h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  info: 'M12 11v6M12 7h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  warning: 'M12 9v5M12 17.5h.01M10.3 4.5L2.8 18a2 2 0 0 0 1.7 3h15a2 2 0 0 0 1.7-3L13.7 4.5a2 2 0 0 0-3.4 0',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 20.5a2 2 0 0 0 4 0',
  clock: 'M12 7v5l3.5 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  wallet: 'M4 7h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 7V6a2 2 0 0 1 2-2h10v3M16.5 13h.01',
  record: 'M7 3h8l4 4v14H7zM14 3v5h5M10 12h6M10 16h6',
  chart: 'M4 20h16M7 16v-5M12 16V6M17 16v-8',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20a6.5 6.5 0 0 1 13 0M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.2A6.5 6.5 0 0 1 21.5 20',
  ship: 'M3 16l1.5 4h14L21 14H3zM6 14V9h9l3 5M8 9V5h4v4M2 22c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1 2-1 4-1',
  anchor: 'M12 8v13M12 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M4 13c0 5 4 8 8 8s8-3 8-8M8 12h8',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5',
  sliders:
    'M4 8h9M18 8h2M15.5 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M4 16h2M11 16h9M8.5 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20 20',
  copy: 'M9 8h11v12H9zM5 16H4V4h11v1',
  eye: 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  eye_off:
    'M9.9 5.7A10 10 0 0 1 12 5.5c6.5 0 10 6.5 10 6.5a17 17 0 0 1-2.6 3.3M6.3 7.5A16 16 0 0 0 2 12s3.5 6.5 10 6.5a10 10 0 0 0 4.3-.9M9.9 9.9a3 3 0 0 0 4.2 4.2M4 3.5l16 17',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  pencil: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  chevron: 'M6 9l6 6 6-6',
  mail: 'M3 6h18v12H3zM3.5 6.5L12 13l8.5-6.5',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  again: 'M19 12a7 7 0 1 1-2.05-4.95L20 10M20 4v6h-6',
  minus: 'M5 12h14',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15 9h.01',
  printer: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  plane:
    'M12 2.5c1.1 0 1.6 1.3 1.6 2.8v3.9l7.4 4.6v2.1l-7.4-2.3v4.4l2 1.6v1.4L12 20l-3.6 1v-1.4l2-1.6v-4.4L3 15.9v-2.1l7.4-4.6V5.3c0-1.5.5-2.8 1.6-2.8',
  bed: 'M3 5v14M3 16h18M21 19v-5a3 3 0 0 0-3-3H3M7 11V8h5a2 2 0 0 1 2 2v1',
  weather:
    'M9.5 5V3M4.9 6.9L3.5 5.5M3 11.5H1.5M14.1 6.9l1.4-1.4M5.6 13A4.3 4.3 0 1 1 13.4 10M9.2 20.5a3.4 3.4 0 0 1-.3-6.78 4.7 4.7 0 0 1 9 .95 3 3 0 0 1-.4 5.83z',
} as const;

export type IconName = keyof typeof drawings;

/** A decorative drawing: the words stand beside it or in the button's label. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
