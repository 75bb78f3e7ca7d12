import './lib/trusted-types.ts';
import { firstReadsOf, sendEarlyReads } from './lib/ahead.ts';
import { nextTurn } from '#web/ui/turns.ts';

/*
 * Nothing but the start. The page paints its shell by itself; the app comes after that, and so do its styles, which keep
 * no paint waiting. What fails is seen here, where almost nothing can fail.
 */
// the clock of the app comes with React
sendEarlyReads(firstReadsOf(location, new Date().getFullYear()));
begin().catch(offerReload);

/** What the app is made of runs in several turns: in one a phone did not answer a finger for a third of a second. */
async function begin(): Promise<void> {
  await import('./app/first-react.ts');
  await nextTurn();
  const { main } = await import('./app/main.tsx');
  await nextTurn();
  await main();
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
