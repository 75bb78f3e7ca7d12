import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { noteRecorded } from '#web/lib/newly-recorded.ts';
import { paths } from '#web/lib/paths.ts';
import { call, session } from '#web/lib/api.ts';
import { ApiError, NetworkError, SessionEnded } from '#web/lib/api-errors.ts';
import { invalidateLists } from '#web/lib/follow-cruises.ts';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { today } from '#web/lib/use-today.ts';
import { catalogue_names } from '#web/parts/cruise-fields/fields.ts';
import { linkNames } from '#web/parts/cruise-fields/link-names.ts';
import {
  acceptedOf,
  isFaultless,
  isRecordedAs,
  no_errors,
  placeErrors,
  problemsIn,
  type ReviewErrors,
  type SentOrder,
} from './review-accept.ts';
import { takeErrors } from './review-cards.ts';
import { forgetReviewDraft } from './review-draft.ts';
import type { ReviewItem, ReviewStore } from './review-store.ts';
import { invalidateUploads } from '#web/lib/invalidate-uploads.ts';

/** Records the reviewed cruises, and leads to them; errors are shown at their fields. */
export function useAccept(store: ReviewStore, upload_id: string): () => Promise<void> {
  const t = useTranslations('uploads.review');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const cruiseOf = (id: string) => queries.query(read('GET cruises/{id}', { params: { id } }));

  /** Reads the record that a cruise updates, and adds ids to its names: a typed port has its zone too. */
  async function prepare(item: ReviewItem): Promise<Cruise | undefined> {
    const { values } = item.form.state();
    const [current, linked] = await Promise.all([
      item.target === null ? undefined : cruiseOf(item.target),
      linkNames(queries, values, catalogue_names),
    ]);
    item.form.patch({ values: linked });
    return current;
  }

  async function accept(): Promise<void> {
    if (store.state().is_working) return;
    const epoch = session.epoch();
    const at = location.pathname;
    store.patch({ is_working: true, message: undefined, needs_plan: false });
    const sent: SentOrder[] = [];
    try {
      const { items } = store.state();
      const currents = await Promise.all(items.map(prepare));
      if (session.epoch() !== epoch) return;
      const wrong = new Map<string, ReviewErrors>();
      const cruises = items.map((item, index) => {
        const cruise = store.read(item);
        const problems = problemsIn(cruise, currents[index]);
        if (!isFaultless(problems)) wrong.set(item.id, problems);
        const [body, order] = acceptedOf(cruise, currents[index]);
        sent.push(order);
        return body;
      });
      if (wrong.size > 0) {
        store.fail(wrong, t('check'), { is_whole: !areOnCards(wrong) });
        return;
      }
      const { cruise_ids } = await call('POST uploads/{id}/accept', {
        params: { id: upload_id },
        body: { cruises },
      });
      store.patch({ is_done: true });
      forgetReviewDraft(upload_id);
      if (isRecordedAs(cruises, cruise_ids)) {
        const is_update = items.length === 1 && items[0]?.target !== null;
        // the page of a new cruise ahead welcomes it: a toast would cover the next step
        const is_welcomed =
          cruises.length === 1 &&
          cruises[0]?.action === 'create' &&
          cruises[0].cruise.start_date > today() &&
          location.pathname === at;
        if (!is_welcomed) showToast('success', is_update ? t('updated') : t('done', { count: items.length }));
      } else showToast('warning', t('recorded_elsewhere'));
      const [first] = cruise_ids;
      const is_one = cruise_ids.length === 1 && first !== undefined;
      // the voyage stays in sight until its page can be drawn: a page of empty boxes stood between them
      if (is_one) {
        const page = read('GET cruises/{id}', { params: { id: first } });
        await queries.query({ ...page, retry: false }).catch(() => undefined);
      }
      if (location.pathname === at) {
        if (is_one) {
          if (items[0]?.target === null) noteRecorded(queries, first);
          await navigate({ to: paths.cruise_view, params: { id: first }, replace: true });
        } else await navigate({ to: paths.cruises, replace: true });
      }
      await forgetAll();
    } catch (error) {
      if (!(error instanceof SessionEnded)) await refused(error, sent);
    }
  }

  async function forgetAll(): Promise<void> {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['GET cruises/{id}'] }),
      invalidateLists(queries),
      invalidateUploads(queries),
    ]);
  }

  function areOnCards(errors: ReadonlyMap<string, ReviewErrors>): boolean {
    return store.state().items.every((item) => takeErrors(item, errors.get(item.id) ?? no_errors));
  }

  async function refused(error: unknown, sent: readonly SentOrder[]): Promise<void> {
    if (!(error instanceof ApiError)) {
      store.fail(new Map(), t(error instanceof NetworkError ? 'offline' : 'save_failed'));
      return;
    }
    if (error.code === 'stale') {
      // shows the present version of the record, with the corrections beside it
      await queries.invalidateQueries({ queryKey: ['GET cruises/{id}'] });
      store.fail(new Map(), t('stale'));
      return;
    }
    const { errors, rest } = placeErrors(error.fields, sent);
    const texts = [...rest, errors.size > 0 ? t('check') : undefined].filter((text) => text !== undefined);
    store.fail(errors, texts.length > 0 ? texts.join(' ') : (error.detail ?? t('save_failed')), {
      needs_plan: error.code === 'plan_required',
      is_whole: !areOnCards(errors),
    });
  }

  return accept;
}
