import { ApiError } from './api-errors.ts';
import { type Begun, finishRemoval, hideRecord, left_over, pending, show, UNDO_MS } from './removals.ts';
import { now } from '#web/ui/clock.ts';

/** Hidden records that another page, or one before, began to delete. */
const of_others = new Set<string>();

/** Sends the deletions of a page that was left or killed. One that was done is answered with 404. */
export async function finishLeftOver(): Promise<void> {
  const removals = left_over.read().filter((one) => isRemoval(one) && !pending.has(one.id));
  // undone on their own page
  const undone = [...of_others].filter((id) => !removals.some((one) => one.id === id));
  of_others.clear();
  undone.forEach(show);
  for (const removal of removals) {
    hideRecord(removal.id);
    const wait = (removal.due ?? 0) - now();
    if (wait > 0) {
      of_others.add(removal.id);
      setTimeout(() => void finishLeftOver(), Math.min(wait, UNDO_MS));
      continue;
    }
    pending.set(removal.id, { ...removal, token: undefined });
    await finishRemoval(removal.id).catch((error: unknown) => {
      show(removal.id);
      const is_refused = error instanceof ApiError && error.status !== 401;
      if (!is_refused) left_over.write([...left_over.read(), removal]);
    });
  }
}

/** Whether what the browser stored is a deletion: another version of the app may have written it. */
function isRemoval(one: unknown): one is Begun {
  return (
    typeof one === 'object' &&
    one !== null &&
    'path' in one &&
    typeof one.path === 'string' &&
    'version' in one &&
    typeof one.version === 'number' &&
    'id' in one &&
    typeof one.id === 'string' &&
    (!('due' in one) || typeof one.due === 'number')
  );
}
