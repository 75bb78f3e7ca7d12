import './mantine.css';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { session } from '#web/lib/api.ts';
import { speak } from '#web/lib/catalogues.ts';
import { whenIdle } from '#web/lib/idle.ts';
import { currentLanguage } from '#web/lib/preferences.ts';
import { nextTurn } from '#web/ui/turns.ts';
import { createRoot } from './first-react.ts';
import { showKept } from './follow-network.ts';
import { Providers } from './providers.tsx';
import { router } from './router.ts';
import { start } from './start.ts';
import { adoptTheme } from './theme-sheet.ts';

/** Draws the app in place of the shell of index.html. */
export async function main(): Promise<void> {
  // The first screen is on its way while the words are: on a slow line each round trip counts.
  const spoken = Promise.all([speakFirst(), provideTemporal()]);
  const kept = showKept();
  await nextTurn();
  adoptTheme();
  await nextTurn();
  const opened_router = router();
  await nextTurn();
  start();
  // without a token that says who it is, what was kept does
  if (session.access() === undefined) await kept;
  await nextTurn();
  const opened = opened_router.load().catch((error: unknown) => reportError(error));
  await Promise.all([spoken, kept, Promise.race([opened, pause(patience_ms)])]);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const app = createRoot(root, { onUncaughtError: (error) => reportError(error) });
  whenIdle(() => document.documentElement.setAttribute('data-letters', 'own'));
  // Drawn in slices: in one go a phone did not answer a finger for half a second.
  startTransition(() => {
    app.render(
      <StrictMode>
        <Providers>
          <RouterProvider router={opened_router} />
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

/** Dates are reckoned with Temporal, which Safari and older browsers do not have yet. */
async function provideTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
