/** For statements of other features that read a cruise with its course. */
export { courseJson } from './store-json.ts';
