// Loaded by itself before the app, which imports from it: see web/main.ts.
export { createRoot } from 'react-dom/client';
