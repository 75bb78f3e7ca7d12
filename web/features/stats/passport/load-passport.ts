/**
 * Loads the screen. The route knows this file alone: the names of all files of the screen would stand in the first load,
 * which has no room for them.
 */
export function loadPassport(): Promise<typeof import('./passport-screen.tsx')> {
  return import('./passport-screen.tsx');
}
