import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { call } from '#web/lib/api.ts';
import { useSmallForm } from '#web/lib/forms/small-form.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Answers } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Textarea } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import classes from './report-cruise.module.css';

interface ReportCruiseProps {
  cruise: Pick<Cruise, 'id'>;
  is_open: boolean;
  onClose: () => void;
}

/** Reports an error of the catalogue to the operator. The text is kept while the screen is open. */
export function ReportCruise({ cruise, is_open, onClose }: ReportCruiseProps): ReactNode {
  const t = useTranslations('fleet.report');
  const [description, setDescription] = useState('');
  const { errors, isWorking, place, send, clear } = useSmallForm(['description']);
  if (!is_open) return null;

  async function report(): Promise<void> {
    await send(
      description.trim() === '' ? { description: t('required') } : {},
      async () => {
        await call('POST cruises/{id}/report', { params: { id: cruise.id }, body: { description } });
        setDescription('');
        showToast('success', t('done'));
        onClose();
      },
      () => {
        showToast('error', t('failed'));
        return undefined;
      },
    );
  }

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p className={classes['lead']}>{t('text')}</p>
      <div ref={place}>
        <Form onSubmit={() => void report()}>
          <Textarea
            label={t('description')}
            required
            rows={5}
            maxLength={5000}
            value={description}
            error={errors.description}
            onChange={({ currentTarget }) => {
              setDescription(currentTarget.value);
              clear('description');
            }}
          />
          <Answers>
            <Button look="outline" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" is_working={isWorking}>
              {t('send')}
            </Button>
          </Answers>
        </Form>
      </div>
    </Dialog>
  );
}
