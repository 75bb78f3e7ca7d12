import './lib/trusted-types.ts';
import './app/mantine.css';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { router } from './app/router.ts';
import { showKept } from './app/follow-network.ts';
import { start } from './app/start.ts';
import { adoptTheme } from './app/theme-sheet.ts';
import { session } from './lib/api.ts';
import { speak } from './lib/catalogues.ts';
import { currentLanguage } from './lib/preferences.ts';

async function main(): Promise<void> {
  adoptTheme();
  start();
  // The first screen is on its way while the words are: on a slow line each round trip counts.
  const spoken = Promise.all([speakFirst(), provideTemporal()]);
  const kept = showKept();
  // without a token that says who it is, what was kept does
  if (session.access() === undefined) await kept;
  const opened = router.load().catch((error: unknown) => reportError(error));
  await Promise.all([spoken, kept, Promise.race([opened, pause(patience_ms)])]);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const app = createRoot(root, { onUncaughtError: (error) => reportError(error) });
  // Drawn in slices: in one go a phone did not answer a finger for half a second.
  startTransition(() => {
    app.render(
      <StrictMode>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    );
  });
}

/** For how long the shell of index.html stands alone: then the menu is drawn, whatever the screen still waits for. */
const patience_ms = 1_500;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** The words of the reader; English where those cannot be loaded: it comes to be theirs at the next try. */
async function speakFirst(): Promise<void> {
  try {
    await speak(currentLanguage());
  } catch (error) {
    reportError(error);
    await speak('en');
  }
}

/** Nothing could be loaded, not even words: a sign that everybody knows, to load the page again. */
function offerReload(error: unknown): void {
  reportError(error);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '↻';
  button.ariaLabel = 'Reload';
  button.style.cssText = 'display:block;margin:20vh auto;font-size:40px;inline-size:80px;block-size:80px';
  button.addEventListener('click', () => location.reload());
  document.getElementById('root')?.replaceChildren(button);
}

/** Dates are reckoned with Temporal, which Safari and older browsers do not have yet. */
async function provideTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}

main().catch(offerReload);
