import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import classes from './dialog.module.css';

interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  /** Escape was pressed, or the page beside the dialog clicked */
  onClose: () => void;
  /** fills the window: for what is looked at */
  is_large?: boolean;
  /** keys that nothing in the dialog has used */
  onKey?: (key: string) => void;
}

/**
 * The browser's own modal dialog, open as long as it stands there: the keyboard stays in it, and where it was before
 * it goes back to.
 */
export function Dialog({ title, children, onClose, is_large = false, onKey }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title_id = useId();

  // Before it is taken out of the page: taken out while open, it would leave the focus nowhere.
  useLayoutEffect(() => {
    const node = dialog.current;
    if (node === null) return;
    node.showModal();
    return () => node.close();
  }, []);

  useEffect(() => {
    const node = dialog.current;
    if (node === null) return;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === node) onClose();
    };
    const closeOnEscape = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    const tellKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.defaultPrevented) return;
      onKey?.(event.key);
    };
    node.addEventListener('pointerdown', closeOnBackdrop);
    node.addEventListener('cancel', closeOnEscape);
    node.addEventListener('keydown', tellKey);
    return () => {
      node.removeEventListener('pointerdown', closeOnBackdrop);
      node.removeEventListener('cancel', closeOnEscape);
      node.removeEventListener('keydown', tellKey);
    };
  }, [onClose, onKey]);

  return (
    <dialog
      ref={dialog}
      className={`${classes['dialog']} ${is_large ? classes['large'] : ''}`}
      aria-labelledby={title_id}
    >
      <div className={classes['body']}>
        <h2 id={title_id} className={classes['title']}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
