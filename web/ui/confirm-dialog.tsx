import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { ui } from './primitives.ts';
import { Button } from './button.tsx';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  is_open: boolean;
  title: ReactNode;
  children: ReactNode;
  confirm_label: string;
  cancel_label: string;
  /** the confirmation destroys something */
  is_danger?: boolean;
  onConfirm: () => void;
  /** also called by Escape and a click beside the dialog */
  onCancel: () => void;
}

/** Asks once, in the browser's own modal dialog. The harmless answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const {
    is_open,
    title,
    children,
    confirm_label,
    cancel_label,
    is_danger = false,
    onConfirm,
    onCancel,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const title_id = useId();
  const text_id = useId();

  // Closes the dialog before it leaves the page: removed while open, it would lose the focus.
  useLayoutEffect(() => {
    const node = dialog.current;
    return () => node?.close();
  }, []);

  useEffect(() => {
    const node = dialog.current;
    if (node === null) return;
    if (is_open && !node.open) node.showModal();
    if (!is_open && node.open) node.close();
  }, [is_open]);

  useEffect(() => {
    const node = dialog.current;
    if (node === null) return;
    const cancelOnBackdrop = (event: MouseEvent) => {
      if (event.target === node) onCancel();
    };
    const cancelOnEscape = (event: Event) => {
      event.preventDefault();
      onCancel();
    };
    node.addEventListener('click', cancelOnBackdrop);
    node.addEventListener('cancel', cancelOnEscape);
    return () => {
      node.removeEventListener('click', cancelOnBackdrop);
      node.removeEventListener('cancel', cancelOnEscape);
    };
  }, [onCancel]);

  return (
    <dialog
      ref={dialog}
      className={`${ui('card', 'raised', 'flush', 'ink')} ${classes['dialog']}`}
      aria-labelledby={title_id}
      aria-describedby={text_id}
    >
      <div className={classes['body']}>
        <h2 id={title_id} className={ui('heading')}>
          {title}
        </h2>
        <div id={text_id} className={classes['text']}>
          {children}
        </div>
        <div className={`${ui('wrap', 'gap12')} ${classes['actions']}`}>
          <Button look="outline" onClick={onCancel}>
            {cancel_label}
          </Button>
          <Button look={is_danger ? 'danger' : 'filled'} onClick={onConfirm}>
            {confirm_label}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
