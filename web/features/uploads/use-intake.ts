import { useEffect, useEffectEvent, useState } from 'react';
import type { TransferContent } from './intake.ts';

/**
 * Takes content that is dropped or pasted anywhere on the screen, unless another listener has prevented the event.
 * @param onContent answers whether it took the content
 * @returns whether something is held over the screen
 */
export function useIntake(onContent: (carried: TransferContent) => boolean): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(
    (carried: DataTransfer | null): boolean => carried !== null && onContent(carried),
  );

  useEffect(() => {
    // what is dragged from the page itself is no document
    let is_own = false;
    const start = () => {
      is_own = true;
    };
    const end = () => {
      is_own = false;
      setOver(false);
    };
    const isTaken = (event: DragEvent) => is_own || event.defaultPrevented || isField(event.target);
    const over = (event: DragEvent) => {
      if (isTaken(event)) {
        setOver(false);
        return;
      }
      // otherwise the browser would open the file instead of this page
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (isTaken(event)) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isField(event.target)) return;
      if (take(event.clipboardData)) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragstart', start, { signal });
    document.addEventListener('dragend', end, { signal });
    // at the window, after all parts of a screen
    globalThis.addEventListener('dragover', over, { signal });
    globalThis.addEventListener('dragleave', leave, { signal });
    globalThis.addEventListener('drop', drop, { signal });
    globalThis.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, []);

  return isOver;
}

/** Content pasted into a field is left to the field. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
