/*
 * The files of a build for the service worker: those that every screen needs, and all of them. The build writes them
 * into the worker (vite.config.ts).
 */

/** Paths of files, from the root of the site. */
export interface Shell {
  build_hash: string;
  /** the header by which an answer of the server is known */
  build_header: string;
  /** the query of a page that is always asked of the network, so that the login page of a Wi-Fi opens */
  to_network: string;
  /** files that every screen needs */
  core: string[];
  all: string[];
}

/** Whether a path is a page of the app, or one that the server answers itself. */
export function isPage(path: string): boolean {
  return (
    !/^\/(api|assets)(\/|$)/.test(path) &&
    !/^\/(healthz|readyz|metrics)\/?$/.test(path) &&
    !/\.\w+$/.test(path)
  );
}

/** Files that never change: a kept one is never fetched again. */
export function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}

/**
 * The files that a new build must have before the previous one is removed: its core, and files with the name of a kept
 * one, which are the same screens in a new version.
 */
export function filesToKeep(shell: Shell, kept_before: readonly string[]): string[] {
  const names = new Set(kept_before.map(nameOf));
  return [...new Set([...shell.core, ...shell.all.filter((path) => names.has(nameOf(path)))])];
}

/**
 * The files of every screen that a traveller opens, for a device that keeps the whole record: code, styles and type, with
 * the messages of one language and of English, which takes its place.
 */
export function filesOfScreens({ all }: Shell, language: string): string[] {
  return all.filter((path) => {
    const [, other = language] = /\/(?:app|beyond|further|inside)-([a-z]{2})-[\w-]{8}\.js$/.exec(path) ?? [];
    return (
      /\.(css|js|woff2)$/.test(path) &&
      [language, 'en'].includes(other) &&
      !path.includes('/operator-screen-')
    );
  });
}

/** A file's path without its hash: `/assets/dashboard-screen-B2x_4fQ1.js` is `/assets/dashboard-screen.js`. */
function nameOf(path: string): string {
  return path.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}
