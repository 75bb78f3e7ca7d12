import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MissingShip } from '#contract/fleet.ts';
import { call } from '#web/lib/api.ts';
import { useSmallForm } from '#web/lib/forms/small-form.ts';
import { isolate } from '#web/lib/bidi.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Answers } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Textarea, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import classes from './missing-ships.module.css';

/** Proposes a typed ship for the catalogue, with its known facts. */
export function ProposeDialog({ ship, onClose }: { ship: MissingShip; onClose: () => void }): ReactNode {
  const t = useTranslations('fleet.missing');
  const queries = useQueryClient();
  const [year, setYear] = useState('');
  const [note, setNote] = useState('');
  const { errors, isWorking, place, send, clear } = useSmallForm(['year_in_service']);
  const { ship_name, cruise_line, cruise_line_id } = ship;

  async function propose(): Promise<void> {
    const typed = year.trim();
    const is_year = typed === '' || /^(1[89]|20)\d\d$/.test(typed);
    await send(
      is_year ? {} : { year_in_service: t('year_invalid') },
      async () => {
        await call('POST catalog/missing-ships', {
          body: {
            ship_name,
            cruise_line,
            cruise_line_id,
            year_in_service: typed === '' ? null : Number(typed),
            note: note.trim() === '' ? null : note.trim(),
          },
        });
        showToast('success', t('thanks'));
        await queries.invalidateQueries({ queryKey: ['GET catalog/missing-ships'] });
        onClose();
      },
      () => {
        showToast('error', t('failed'));
        return undefined;
      },
    );
  }

  return (
    <Dialog title={t('propose_title', { ship: isolate(ship_name) })} onClose={onClose}>
      <p className={classes['lead']}>{t('propose_text')}</p>
      <div ref={place}>
        <Form onSubmit={() => void propose()}>
          <TextInput
            label={t('year')}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            value={year}
            error={errors.year_in_service}
            onChange={({ currentTarget }) => {
              setYear(currentTarget.value);
              clear('year_in_service');
            }}
          />
          <Textarea
            label={t('note')}
            rows={4}
            maxLength={2000}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
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
