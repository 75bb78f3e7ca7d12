import type { ReactNode } from 'react';
import { showToast } from '#web/lib/toasts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ui } from '#web/ui/primitives.ts';
import { RecordForm, type RecordFormProps } from './record-form.tsx';
import { useOperatorAction } from './use-operator-action.ts';

interface RecordDialogProps<Name extends string> extends Omit<RecordFormProps<Name>, 'onCancel'> {
  title: string;
  lead?: string;
  /** the toast when the record is saved, and the dialog closes */
  done?: string;
  /** replaces the form when the record is saved, where the dialog stays open */
  result?: { title: string; content: ReactNode } | undefined;
  onClose: () => void;
}

/** A dialog with the form of a record. */
export function RecordDialog<Name extends string>(props: RecordDialogProps<Name>): ReactNode {
  const { title, lead, done, result, onClose, save, ...rest } = props;
  const { invalidateLists } = useOperatorAction();

  async function saveRecord(): Promise<void> {
    await save();
    if (done !== undefined) {
      showToast('success', done);
      onClose();
    }
    // not awaited: the draft of a form is kept until it is saved
    void invalidateLists();
  }

  return (
    <Dialog title={result?.title ?? title} onClose={onClose}>
      <div className={ui('grid', 'gap20', 'above16')}>
        {lead !== undefined && <p className={ui('note')}>{lead}</p>}
        {result?.content ?? <RecordForm {...rest} save={saveRecord} onCancel={onClose} />}
      </div>
    </Dialog>
  );
}
