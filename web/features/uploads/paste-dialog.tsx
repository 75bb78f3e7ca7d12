import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Textarea } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { fileOfText } from './intake.ts';

interface PasteDialogProps {
  onFiles: (files: File[]) => void;
  onClose: () => void;
}

/** A field for the text of a booking, for devices without keys to paste. */
export function PasteDialog({ onFiles, onClose }: PasteDialogProps): ReactNode {
  const t = useTranslations('uploads.paste');
  const [text, setText] = useState('');
  const [isShort, setShort] = useState(false);

  function send(): void {
    const files = fileOfText(text, t('file_name'));
    setShort(files.length === 0);
    if (files.length > 0) onFiles(files);
  }

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Form onSubmit={send}>
        <Textarea
          label={t('label')}
          rows={10}
          value={text}
          onPaste={(event) => {
            const pictures = [...event.clipboardData.files];
            if (pictures.length === 0) return;
            event.preventDefault();
            onFiles(pictures);
          }}
          error={isShort ? t('too_short') : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setShort(false);
          }}
        />
        <ButtonRow>
          <Button type="submit">{t('send')}</Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </ButtonRow>
      </Form>
    </Dialog>
  );
}
