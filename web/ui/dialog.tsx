import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { ui } from './primitives.ts';
import classes from './dialog.module.css';

interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  /** called by Escape and a click on the page beside the dialog */
  onClose: () => void;
  /** fills the window, for pictures and documents */
  is_large?: boolean;
  /** stands at the bottom of a phone, within reach of the thumb */
  is_sheet?: boolean;
  /** gets keys that no control in the dialog has handled */
  onKey?: (key: string) => void;
}

/**
 * The browser's own modal dialog, open as long as it is rendered: it traps the focus, and returns it when it closes.
 */
export function Dialog({
  title,
  children,
  onClose,
  is_large = false,
  is_sheet = false,
  onKey,
}: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title_id = useId();

  // Closes the dialog before it leaves the page: removed while open, it would lose the focus.
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
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      // of a dialog that it has opened
      if (target instanceof Element && target.closest('dialog') !== node) return;
      if (event.defaultPrevented) return;
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
      className={`${ui('card', 'raised', 'flush', 'ink')} ${classes['dialog']} ${is_large ? classes['large'] : ''} ${is_sheet ? classes['sheet'] : ''}`}
      aria-labelledby={title_id}
    >
      <div className={`${ui('inset')} ${classes['body']}`}>
        <h2 id={title_id} className={`${ui('heading')} ${classes['title']}`}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
