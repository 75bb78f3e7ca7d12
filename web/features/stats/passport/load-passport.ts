/**
 * Loads the screen. The route knows this file alone: the names of all files of the screen would stand in the first load,
 * which has no room for them.
 */
export const loadPassport = () => import('./passport-screen.tsx');
