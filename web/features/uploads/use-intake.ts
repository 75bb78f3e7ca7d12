import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { filesOf } from './intake.ts';

/** Takes content that is dropped or pasted anywhere on the screen. @returns whether something is held over it */
export function useIntake(is_on: boolean, onFiles: (files: File[]) => void): boolean {
  const t = useTranslations('uploads.paste');
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((carried: DataTransfer | null): boolean => {
    const files = carried === null ? [] : filesOf(carried, { text: t('file_name'), page: t('page_name') });
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  });

  useEffect(() => {
    if (!is_on) return;
    const over = (event: DragEvent) => {
      if (isField(event.target)) return;
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
      if (isField(event.target)) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (!isField(event.target) && take(event.clipboardData)) event.preventDefault();
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
  }, [is_on]);

  return isOver;
}

/** Content pasted into a field is left to the field. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
