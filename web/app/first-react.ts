// Runs by itself before the app, which takes it from here: see web/main.ts.
export { createRoot } from 'react-dom/client';
