import { lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NetworkError } from '#web/lib/api-errors.ts';
import { buildHashOf } from '#web/lib/build-watch.ts';
import { type Chapter, openChapters } from '#web/lib/catalogues.ts';

/** The file of a screen could not be loaded: mostly there is no network, on a ship's Wi-Fi as a rule. */
export class ScreenMissing extends NetworkError {}

/** A screen that is loaded when it is opened. Its file exports `function Screen(): ReactNode`. */
export function screen(load: () => Promise<{ Screen: () => ReactNode }>) {
  const loadOrSayWhy = async () => {
    try {
      return await load();
    } catch (error) {
      if (await isBuildGone()) location.reload();
      // The router would reload the page for an error of the browser's, and offline nothing comes back.
      throw new ScreenMissing('a screen could not be loaded', { cause: error });
    }
  };
  return lazyRouteComponent(loadOrSayWhy, 'Screen');
}

/** A screen behind the login: it comes with the words of most of them. */
export function innerScreen(load: () => Promise<{ Screen: () => ReactNode }>) {
  return screen(() => withWords(load, ['inside']));
}

/** A screen that few people open, with words of its own. */
export function furtherScreen(load: () => Promise<{ Screen: () => ReactNode }>) {
  return screen(() => withWords(load, ['inside', 'further']));
}

/** A screen that few people open and that anybody may. */
export function openScreen(load: () => Promise<{ Screen: () => ReactNode }>) {
  return screen(() => withWords(load, ['further']));
}

async function withWords<Loaded>(load: () => Promise<Loaded>, chapters: readonly Chapter[]): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), openChapters(chapters)]);
  return loaded;
}

/** Loads the page anew if the server answers; a reload without a network would leave the reader with nothing. */
export async function reloadIfReachable(): Promise<void> {
  if ((await servedHash()) !== undefined) location.reload();
}

/** Whether the server has another build than this page, whose files are gone with it. */
async function isBuildGone(): Promise<boolean> {
  const served = await servedHash();
  const own = document.querySelector<HTMLMetaElement>('meta[name="build-hash"]')?.content;
  return served !== undefined && served !== own;
}

async function servedHash(): Promise<string | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return response.ok ? buildHashOf(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}
