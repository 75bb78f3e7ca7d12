import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface AskButtonProps {
  label: string;
  /** names the row, where several rows have the same button */
  full_label?: string;
  look?: ButtonLook;
  is_working?: boolean;
  title: string;
  text: ReactNode;
  confirm_label?: string;
  is_danger?: boolean;
  onConfirm: () => void;
}

/** A button that asks once before it acts. */
export function AskButton(props: AskButtonProps): ReactNode {
  const t = useTranslations('operator');
  const { label, full_label, look = 'outline', is_working = false, title, text } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look={look} is_working={is_working} aria-label={full_label} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        is_open={isAsking}
        title={title}
        confirm_label={props.confirm_label ?? label}
        cancel_label={t('cancel')}
        is_danger={props.is_danger ?? false}
        onConfirm={() => {
          setAsking(false);
          props.onConfirm();
        }}
        onCancel={() => setAsking(false)}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
