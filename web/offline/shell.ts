/*
 * What the service worker knows of its build: the files that every screen needs, and all that there are. The build
 * writes it into the worker (vite.config.ts).
 */

/** Paths of files, from the root of the site. */
export interface Shell {
  build_hash: string;
  /** what no screen opens without */
  core: string[];
  all: string[];
}

/** The answer of a path that is a page of the app, or undefined for what the server has to answer itself. */
export function isPage(path: string): boolean {
  return (
    !/^\/(api|assets)(\/|$)/.test(path) &&
    !/^\/(healthz|readyz|metrics)\/?$/.test(path) &&
    !/\.\w+$/.test(path)
  );
}

/** Files that never change, so that one that is there is never asked for again. */
export function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}

/**
 * What a new build has to have before the one before may go: its core, and what is called like something that was
 * kept before, which is the same screen in its new version.
 */
export function filesToKeep(shell: Shell, kept_before: readonly string[]): string[] {
  const names = new Set(kept_before.map(nameOf));
  return [...new Set([...shell.core, ...shell.all.filter((path) => names.has(nameOf(path)))])];
}

/** A file's path without its hash: `/assets/dashboard-screen-B2x_4fQ1.js` is `/assets/dashboard-screen.js`. */
function nameOf(path: string): string {
  return path.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}
