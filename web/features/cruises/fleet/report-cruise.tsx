import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { call } from '#web/lib/api.ts';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Answers } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, useFocusOnError } from '#web/ui/form.tsx';
import classes from './fleet.module.css';

interface ReportCruiseProps {
  cruise: Pick<Cruise, 'id'>;
  is_open: boolean;
  onClose: () => void;
}

/** Reports an error of the catalogue to the operator. The text is kept while the screen is open. */
export function ReportCruise({ cruise, is_open, onClose }: ReportCruiseProps): ReactNode {
  const t = useTranslations('fleet.report');
  const [description, setDescription] = useState('');
  const [error, setError] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isSending, setSending] = useState(false);
  const place = useFocusOnError<HTMLDivElement>(tries);
  if (!is_open) return null;

  function refuse(why: string): void {
    setError(why);
    setTries(tries + 1);
  }

  async function send(): Promise<void> {
    if (description.trim() === '') {
      refuse(t('required'));
      return;
    }
    setSending(true);
    try {
      await call('POST cruises/{id}/report', { params: { id: cruise.id }, body: { description } });
      setDescription('');
      setError(undefined);
      showToast('success', t('done'));
      onClose();
    } catch (failure) {
      if (failure instanceof SessionEnded) return;
      const fault = failure instanceof ApiError ? failure.fields['description']?.[0] : undefined;
      if (fault === undefined) showToast('error', t('failed'));
      else refuse(fault);
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p className={classes['lead']}>{t('text')}</p>
      <div ref={place}>
        <Form onSubmit={() => void send()}>
          <Textarea
            label={t('description')}
            required
            withAsterisk
            autosize={false}
            rows={5}
            maxLength={5000}
            data-direction="auto"
            value={description}
            error={error}
            onChange={({ currentTarget }) => {
              setDescription(currentTarget.value);
              setError(undefined);
            }}
          />
          <Answers>
            <Button look="outline" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" is_working={isSending}>
              {t('send')}
            </Button>
          </Answers>
        </Form>
      </div>
    </Dialog>
  );
}
