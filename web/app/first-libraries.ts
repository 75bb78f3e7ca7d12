// Loaded by itself before the app, which imports from it: see web/main.ts. The other libraries are in the same file.
export { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
