import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped on an element, or pasted anywhere on the screen. @returns whether files are held over
 * the page
 */
export function useDropped(
  place: RefObject<HTMLElement | null>,
  is_on: boolean,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((list: FileList | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
  });

  useEffect(() => {
    if (!is_on) return;
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      // dropped elsewhere, the browser would open the file instead of this page
      event.preventDefault();
      event.dataTransfer.dropEffect = isIn(place.current, event) ? 'copy' : 'none';
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      if (isIn(place.current, event)) take(event.dataTransfer.files);
    };
    const paste = (event: ClipboardEvent) => {
      // a picture that comes with text pasted into a field is not an upload
      if (event.target instanceof Element && event.target.closest('input, textarea') !== null) return;
      if ([...(event.clipboardData?.files ?? [])].length === 0) return;
      // no other part of the page takes it, too
      event.preventDefault();
      take(event.clipboardData?.files);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [place, is_on]);

  return isOver;
}

function isIn(node: HTMLElement | null, { target }: Event): boolean {
  return target instanceof Node && node?.contains(target) === true;
}
