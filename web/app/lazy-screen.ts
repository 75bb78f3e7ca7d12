import { lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NetworkError } from '#web/lib/api-errors.ts';
import { servedHash } from '#web/lib/build-watch.ts';
import { type Chapter, openChapters } from '#web/lib/catalogues.ts';
import type { FurtherScreen } from './further-screens.ts';

/** The file of a screen could not be loaded, mostly for lack of a network, as on a ship's Wi-Fi. */
export class ScreenMissing extends NetworkError {}

/** A screen that is loaded when it is opened. Its file exports `function Screen(): ReactNode`. */
export function screen(load: () => Promise<{ Screen: () => ReactNode }>) {
  const loadOrSayWhy = async () => {
    try {
      return await load();
    } catch (error) {
      if (await isBuildGone()) location.reload();
      // On an error of the browser the router would reload the page, and offline nothing would come back.
      throw new ScreenMissing('a screen could not be loaded', { cause: error });
    }
  };
  return lazyRouteComponent(loadOrSayWhy, 'Screen');
}

/** The dashboard and the list of cruises: they open with few messages. */
export function firstScreen(load: () => Promise<{ Screen: () => ReactNode }>) {
  return screen(() => withMessages(load, ['inside']));
}

/** A screen behind the login, loaded with the messages of most such screens. */
export function innerScreen(load: () => Promise<{ Screen: () => ReactNode }>) {
  return screen(() => withMessages(load, ['inside', 'beyond']));
}

/** A rarely opened screen behind the login, with messages of its own. */
export function furtherScreen(name: FurtherScreen) {
  return screen(() => withMessages(() => loadFurther(name), ['inside', 'beyond', 'further']));
}

/** A rarely opened screen that visitors may open. */
export function openScreen(name: FurtherScreen) {
  return screen(() => withMessages(() => loadFurther(name), ['further']));
}

async function loadFurther(name: FurtherScreen) {
  const { further_screens } = await import('./further-screens.ts');
  return further_screens[name]();
}

async function withMessages<Loaded>(
  load: () => Promise<Loaded>,
  chapters: readonly Chapter[],
): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), openChapters(chapters)]);
  return loaded;
}

/** Whether the server has another build than this page, whose files are gone then. */
async function isBuildGone(): Promise<boolean> {
  const served = await servedHash();
  const own = document.querySelector<HTMLMetaElement>('meta[name="build-hash"]')?.content;
  return served !== undefined && served !== own;
}
