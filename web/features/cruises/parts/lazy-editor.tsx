import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { loadOutbox } from '#web/lib/outbox/waits.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { PartLoading } from '#web/parts/read-states.tsx';
import { pause } from '#web/ui/turns.ts';

/** A browser whose storage does not open must not keep the editor away. */
const longest_ms = 2_000;

/**
 * Loads the editor with its pickers and calendars, which together weigh more than the rest of a cruise's page; and what
 * waits for a network, as a part that waits is no draft any more.
 */
export async function loadPartEditor() {
  const opened = Promise.race([loadOutbox().catch(() => undefined), pause(longest_ms)]);
  const [file] = await Promise.all([import('./part-editor.tsx'), opened]);
  return file.PartEditor;
}

const Editor = lazyPart(loadPartEditor);

/** In pixels: about that of the smallest editor. */
const least_height = 320;

/** The editor of one record. The page of a cruise loads it when it is idle; the boundary keeps the page on screen. */
export function PartEditor(props: ComponentProps<typeof Editor>): ReactNode {
  return (
    <Suspense fallback={<PartLoading height={least_height} />}>
      <Editor {...props} />
    </Suspense>
  );
}
