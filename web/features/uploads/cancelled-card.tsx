import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { UploadReading } from '#contract/uploads.ts';
import { paths } from '#web/lib/paths.ts';
import { call } from '#web/lib/api.ts';
import { isolate } from '#web/lib/bidi.ts';
import { now } from '#web/ui/clock.ts';
import { invalidateLists } from '#web/lib/follow-cruises.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { forgetReviewDraft } from './review-draft.ts';
import type { ReviewStore } from './review-store.ts';
import classes from './review.module.css';
import { useFailedText } from './use-failed-text.ts';
import { invalidateUploads } from '#web/lib/invalidate-uploads.ts';

interface CancelledCardProps {
  reading: UploadReading;
  store: ReviewStore;
}

/** Shown for a document that cancels a booking, as a rule one that is recorded. */
export function CancelledCard({ reading, store }: CancelledCardProps): ReactNode {
  const t = useTranslations('uploads.review');
  const discard = useTranslations('uploads.discard');
  const list = useTranslations('uploads.list');
  const failed = useFailedText();
  const formats = useFormats();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { act, isWorking } = useAction();
  const match = reading.proposals.flatMap(({ matches }) => matches)[0];

  const cruiseNow = (id: string) =>
    queries.query({ ...read('GET cruises/{id}', { params: { id } }), staleTime: 0 });

  const failureOf = (error: unknown) => failed(error, list('action_failed'));

  async function mark(id: string): Promise<void> {
    const { version, cancelled_at: before } = await cruiseNow(id);
    // a cruise that is cancelled already keeps its date
    const cruise = { cancelled_at: before ?? new Date(now()).toISOString() };
    // the document moves to the cruise's documents, and is not listed for review any more
    await call('POST uploads/{id}/accept', {
      params: { id: reading.id },
      body: { cruises: [{ action: 'update', cruise_id: id, version, cruise }] },
    });
    store.patch({ is_done: true });
    forgetReviewDraft(reading.id);
    const undo = () =>
      void act({ key: 'undo', run: () => unmark(id, before), failed: failureOf, onFailed: invalidate });
    const more = { action: { label: discard('undo'), run: undo } };
    showToast('success', t('marked'), before === null ? more : {});
    await navigate({ to: paths.cruise_view, params: { id }, replace: true });
    await invalidate();
  }

  /** The document stays with the cruise: it was received all the same. */
  async function unmark(id: string, before: string | null): Promise<void> {
    const { version } = await cruiseNow(id);
    await call('PATCH cruises/{id}', { params: { id }, body: { cancelled_at: before }, if_match: version });
    showToast('info', t('unmarked'));
    await invalidate();
  }

  async function invalidate(): Promise<void> {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['GET cruises/{id}'] }),
      invalidateLists(queries),
      invalidateUploads(queries),
    ]);
  }

  return (
    <Card className={`${ui('stack', 'gap12')} ${classes['cancelled']}`}>
      <h2 className={ui('title', 'below16')}>{t('cancelled')}</h2>
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
            <Button
              look="danger"
              is_working={isWorking}
              onClick={() => void act({ run: () => mark(match.cruise_id), failed: failureOf })}
            >
              {t('mark_cancelled')}
            </Button>
          </p>
        </>
      )}
    </Card>
  );
}
