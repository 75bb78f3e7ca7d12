import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';
import { readStored, writeStored } from './storage.ts';

export const color_schemes = ['light', 'dark', 'auto'] as const;
type ColorScheme = (typeof color_schemes)[number];

/** The boot script of index.html reads the same key, and sets the same attribute before the first paint. */
const KEY = 'gangway-color-scheme';
const { notify, subscribe } = createListeners();
let choice = storedScheme();

function storedScheme(): ColorScheme {
  return readStored(KEY, (text): text is ColorScheme => color_schemes.some((one) => one === text)) ?? 'auto';
}

/** The choice: light, dark, or as the device. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, () => choice);
}

/** The scheme that the page shows. */
export function useShownScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, shownScheme);
}

export function chooseColorScheme(chosen: ColorScheme): void {
  writeStored(KEY, chosen);
  choice = chosen;
  show();
}

/** Follows the device and the choice in other tabs. */
export function followColorScheme(): void {
  darkDevice().addEventListener('change', show);
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    choice = storedScheme();
    show();
  });
}

function darkDevice(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

function shownScheme(): 'light' | 'dark' {
  if (choice !== 'auto') return choice;
  return darkDevice().matches ? 'dark' : 'light';
}

function show(): void {
  // the name that the styles of Mantine's calendar look for
  document.documentElement.setAttribute('data-mantine-color-scheme', shownScheme());
  notify();
}
