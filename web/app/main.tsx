import './base.css';
// the login and the list both need them: so they come in the file of the app, not in one more
import '#web/lib/failure-text.ts';
import '#web/ui/field.tsx';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { session } from '#web/lib/api.ts';
import { activateLanguage, activeLanguage, openChapters } from '#web/lib/catalogues.ts';
import { followColorScheme } from '#web/lib/color-scheme.ts';
import { whenIdle } from '#web/ui/idle.ts';
import { currentLanguage } from '#web/lib/preferences.ts';
import { nextTurn, pause } from '#web/ui/turns.ts';
import { bringLetters } from './bring-letters.ts';
import { createRoot } from './first-react.ts';
import { showOfflineAnswers } from './follow-network.ts';
import { Providers } from './providers.tsx';
import { router } from './router.ts';
import { start } from './start.ts';
import { isShipMode } from '#web/lib/ship-mode.ts';

/** Renders the app in place of the shell of index.html. */
export async function main(): Promise<void> {
  // The first screen loads while the messages do: on a slow line each round trip counts.
  const spoken = Promise.all([activateFirstLanguage(), provideTemporal()]);
  const kept = showOfflineAnswers();
  followColorScheme();
  await nextTurn();
  const opened_router = router();
  await nextTurn();
  start();
  // without a token, the kept answers name the account; in ship mode they are not asked for
  if (session.access() === undefined || isShipMode()) await kept;
  await nextTurn();
  const opened = opened_router.load().catch((error: unknown) => reportError(error));
  await Promise.all([spoken, kept, Promise.race([opened, pause(patience_ms)])]);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const app = createRoot(root, { onUncaughtError: (error) => reportError(error) });
  whenIdle(() => void bringLetters());
  // Rendered in slices: in one go a phone did not answer a finger for half a second.
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

/** How long the shell of index.html may stand alone: then the menu renders, even while the screen still loads. */
const patience_ms = 1_500;

/** Loads the reader's language. */
function activateFirstLanguage(): Promise<void> {
  if (session.seemsLoggedIn()) void openChapters(['inside']);
  return activateLanguage(currentLanguage()).catch((error: unknown) => {
    reportError(error);
    // English is there instead, until the next try succeeds
    activeLanguage();
  });
}

/** Dates are computed with Temporal, which Safari and older browsers lack. */
async function provideTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
