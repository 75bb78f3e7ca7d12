import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CruiseDocument } from '#contract/documents.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';
import { TextInput } from '#web/ui/field.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './documents.module.css';
import { partsOfName } from './kinds.ts';

interface RenameFormProps {
  cruise_id: string;
  document: CruiseDocument;
  onDone: () => void;
}

/** Renames a file in place: Enter saves, Escape cancels. */
export function RenameForm({ cruise_id, document, onDone }: RenameFormProps): ReactNode {
  const t = useTranslations('documents');
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { base, ending } = partsOfName(document.name);
  const [name, setName] = useState(document.name);
  const [error, setError] = useState<string>();
  const { act, isWorking } = useAction();

  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(0, base.length);
  }, [base.length]);

  async function save(): Promise<void> {
    const typed = name.trim();
    if (typed === '' || typed === ending) {
      setError(t('rename_required'));
      return;
    }
    if (typed === document.name) {
      onDone();
      return;
    }
    const rename = async () => {
      await call('PATCH cruises/{id}/documents/{document_id}', {
        params: { id: cruise_id, document_id: document.id },
        body: { name: typed },
        if_match: document.version,
      });
      await invalidateCruise(queries, cruise_id);
      onDone();
    };
    await act({ run: rename, failed: () => undefined, onFailed: showFailure });
  }

  async function showFailure(failure: unknown): Promise<void> {
    if (failure instanceof ApiError && failure.code === 'stale') {
      showToast('warning', t('rename_stale'));
      await invalidateCruise(queries, cruise_id);
      onDone();
      return;
    }
    const fault = failure instanceof ApiError ? failure.fields['name']?.[0] : undefined;
    setError(fault ?? t('rename_failed'));
  }

  return (
    <form
      className={`${ui('wrap', 'bottom', 'gap12')} ${classes['rename']}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        ref={input}
        label={t('rename_label')}
        value={name}
        maxLength={200}
        autoComplete="off"
        data-direction="auto"
        error={error}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone();
        }}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className={ui('row', 'gap12')}>
        <Button look="outline" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" is_working={isWorking}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
