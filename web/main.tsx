import './app/mantine.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { router } from './app/router.ts';
import { start } from './app/start.ts';
import { loadCatalogue } from './lib/catalogues.ts';
import { currentLanguage } from './lib/preferences.ts';

async function main(): Promise<void> {
  const language = currentLanguage();
  start();
  // The first screen is on its way while the words are: on a slow line each round trip counts.
  router.load().catch((error: unknown) => reportError(error));
  const [messages] = await Promise.all([loadCatalogue(language), provideTemporal()]);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root, { onUncaughtError: (error) => reportError(error) }).render(
    <StrictMode>
      <Providers first={{ language, messages }}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}

/** Dates are reckoned with Temporal, which Safari and older browsers do not have yet. */
async function provideTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}

void main();
