import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { ui } from './primitives.ts';
import classes from './drawer.module.css';

interface DrawerProps {
  is_open: boolean;
  label: string;
  close_label: string;
  head: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel at the end side of the page: on the right, in Hebrew on the left. It is the browser's own modal dialog, which
 * keeps the focus inside and closes with Escape.
 */
export function Drawer({ is_open, label, close_label, head, onClose, children }: DrawerProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // the content renders only from the first opening on: a page that has just opened has more urgent work
  const [wasOpened, setWasOpened] = useState(is_open);
  if (is_open && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const node = dialog.current;
    if (node === null) return;
    if (is_open && !node.open) node.showModal();
    if (!is_open && node.open) node.close();
  }, [is_open]);

  useEffect(() => {
    const node = dialog.current;
    if (node === null) return;
    // A click beside the panel hits the dialog itself; a link leads to another screen.
    const closeOnClick = ({ target }: MouseEvent) => {
      if (target === node || (target instanceof Element && target.closest('a') !== null)) onClose();
    };
    node.addEventListener('click', closeOnClick);
    return () => node.removeEventListener('click', closeOnClick);
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      className={`${ui('edgeless', 'paper', 'raised', 'bare', 'ink')} ${classes['drawer']}`}
      aria-label={label}
      onClose={onClose}
    >
      {wasOpened && (
        <>
          <div className={`${ui('row', 'middle', 'between', 'lineBelow', 'paper')} ${classes['head']}`}>
            {head}
            <IconButton icon="close" label={close_label} className={ui('inherit')} onClick={onClose} />
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
