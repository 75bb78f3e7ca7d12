import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { PartLoading } from '#web/parts/read-states.tsx';

/** Loads the editor with its pickers and calendars, which together weigh more than the rest of a cruise's page. */
export const loadPartEditor = async () => (await import('./part-editor.tsx')).PartEditor;

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
