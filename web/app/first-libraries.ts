// Runs by itself before the app, which takes it from here: see web/main.ts. The other libraries stand in the same file.
export { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
