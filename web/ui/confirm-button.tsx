import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import type { ButtonLook } from './button-class.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmButtonProps {
  look: ButtonLook;
  is_working?: boolean;
  'aria-label'?: string;
  children: ReactNode;
  /** of the dialog */
  title: ReactNode;
  text: ReactNode;
  confirm_label: string;
  cancel_label: string;
  onConfirm: () => void;
}

/** A button that destroys something, and asks once before. */
export function ConfirmButton(props: ConfirmButtonProps): ReactNode {
  const { title, text, confirm_label, cancel_label, onConfirm, ...button } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <ConfirmDialog
        is_open={isAsking}
        title={title}
        confirm_label={confirm_label}
        cancel_label={cancel_label}
        is_danger
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onCancel={() => setAsking(false)}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
