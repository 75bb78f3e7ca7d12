import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { lazyPart } from '#web/parts/lazy-part.tsx';

/** Loads the editor with its pickers and calendars, which together weigh more than the rest of a cruise's page. */
export const loadPartEditor = async () => (await import('./part-editor.tsx')).PartEditor;

const Editor = lazyPart(loadPartEditor);

/** The editor of one record. The page of a cruise loads it when it is idle; the boundary keeps the page on screen. */
export function PartEditor(props: ComponentProps<typeof Editor>): ReactNode {
  return (
    <Suspense>
      <Editor {...props} />
    </Suspense>
  );
}
