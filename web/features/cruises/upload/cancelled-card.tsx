import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { UploadReading } from '#contract/uploads.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/api.ts';
import { NetworkError, SessionEnded } from '#web/lib/api-errors.ts';
import { isolate } from '#web/lib/bidi.ts';
import { now } from '#web/lib/clock.ts';
import { forgetLists } from '#web/lib/follow-cruises.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page.tsx';
import { useChangeCruise } from '../view/use-change-cruise.ts';
import cards from './cards.module.css';
import classes from './review.module.css';
import { forgetUploads } from './use-uploads.ts';

/** The document cancels a booking: that of a cruise in the records, as a rule. */
export function CancelledCard({ reading }: { reading: UploadReading }): ReactNode {
  const t = useTranslations('uploads.review');
  const list = useTranslations('uploads.list');
  const discard = useTranslations('uploads.discard');
  const offline = useTranslations('documents.failures');
  const formats = useFormats();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const match = reading.proposals.flatMap(({ matches }) => matches)[0];
  const change = useChangeCruise(match?.cruise_id ?? '');

  async function mark(cruise_id: string): Promise<void> {
    setBusy(true);
    try {
      const { version } = await queries.query({
        ...read('GET cruises/{id}', { params: { id: cruise_id } }),
        staleTime: 0,
      });
      const cruise = { cancelled_at: new Date(now()).toISOString() };
      // the document goes to the cruise's others, and out of what is to be checked
      await call('POST uploads/{id}/accept', {
        params: { id: reading.id },
        body: { cruises: [{ action: 'update', cruise_id, version, cruise }] },
      });
      showToast('success', t('marked'), {
        action: { label: discard('undo'), run: () => void change({ cancelled_at: null }) },
      });
      await navigate({ to: paths.cruise_view, params: { id: cruise_id }, replace: true });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['GET cruises/{id}'] }),
        forgetLists(queries),
        forgetUploads(queries),
      ]);
    } catch (error) {
      if (error instanceof SessionEnded) return;
      showToast('error', error instanceof NetworkError ? offline('offline') : list('action_failed'));
      setBusy(false);
    }
  }

  return (
    <Card className={classes['cancelled']}>
      <h2 className={cards['cardTitle']}>{t('cancelled')}</h2>
      {match === undefined ? (
        <p>{t('cancelled_none')}</p>
      ) : (
        <>
          <p>
            {t('cancelled_text', {
              ship: isolate(match.ship_name ?? ''),
              date: formats.date(match.start_date),
            })}
          </p>
          <p>
            <Button look="danger" is_working={isBusy} onClick={() => void mark(match.cruise_id)}>
              {t('mark_cancelled')}
            </Button>
          </p>
        </>
      )}
    </Card>
  );
}
