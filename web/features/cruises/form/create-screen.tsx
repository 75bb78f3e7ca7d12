import { hashKey, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useScreenAhead } from '#web/lib/load-ahead.ts';
import { noteRecorded } from '#web/lib/newly-recorded.ts';
import { likelyCurrency } from '#web/lib/currencies.ts';
import { contract_version, offline_answers } from '#web/lib/offline.ts';
import { queries } from '#web/lib/query-client.ts';
import { useFormats } from '#web/lib/formats.ts';
import { UploadLink } from '#web/parts/plans/plan-lock.tsx';
import { read } from '#web/lib/queries.ts';
import { recordOf } from '#web/lib/outbox/change.ts';
import { loadOutbox, outbox } from '#web/lib/outbox/waits.ts';
import { showToast } from '#web/lib/toasts.ts';
import { PageHeader, Skeleton } from '#web/ui/page.tsx';
import { CruiseForm } from './cruise-form.tsx';
import { cruiseDraft, hasAll, recordedAs } from './draft.ts';
import { emptyValues } from '#web/parts/cruise-fields/form-values.ts';
import { KnownSchedule } from './known-schedule.tsx';
import { cacheCruise } from '#web/lib/keep-cruise.ts';
import { PassengerPicker } from './passenger-picker.tsx';
import { PasteItinerary } from './paste-itinerary.tsx';
import { PaymentEstimate } from './payment-estimate.tsx';
import { sendNew } from './send-new.ts';
import { templateValues } from './template.ts';
import { useCruiseForm } from './use-cruise-form.ts';
import { ui } from '#web/ui/primitives.ts';
import { pause } from '#web/ui/turns.ts';

export function Screen(): ReactNode {
  const t = useTranslations('cruises.form');
  const formats = useFormats();
  const from = useTemplateId();
  const settings = useQuery(read('GET user/settings'));
  const template = useQuery({
    ...read('GET cruises/{id}', { params: { id: from ?? '' } }),
    enabled: from !== undefined,
  });
  // only the first load: a query without data is pending again each time that it is read
  const isFirst = (query: Pick<typeof settings, 'isPending' | 'isFetchedAfterMount'>) =>
    query.isPending && !query.isFetchedAfterMount;
  const isLoading = isFirst(settings) || (from !== undefined && isFirst(template));
  const lead = () => {
    if (template.isError) return t('template_failed');
    if (template.data === undefined) return t('intro');
    const { ship_name, start_date, end_date } = template.data;
    return t('from_template', {
      ship: isolate(ship_name ?? ''),
      dates: formats.dateRange(start_date, end_date),
    });
  };
  return (
    <div className={ui('page')}>
      <PageHeader
        title={t('create')}
        lead={lead()}
        actions={from === undefined ? <UploadLink /> : undefined}
      />
      {isLoading ? (
        <Skeleton height={420} />
      ) : (
        <NewCruise key={template.data?.id} currency={likelyCurrency()} template={template.data} />
      )}
    </div>
  );
}

/** `?from=` gives the id of the template cruise. */
function useTemplateId(): string | undefined {
  const search: { from?: unknown } = useSearch({ strict: false });
  const { from } = search;
  return typeof from === 'string' && /^[\da-f-]{36}$/i.test(from) ? from : undefined;
}

interface NewCruiseProps {
  /** that a price starts with */
  currency: string | undefined;
  template: Cruise | undefined;
}

/** A browser whose storage does not open must not keep the form away. */
const longest_ms = 2_000;

function NewCruise(props: NewCruiseProps): ReactNode {
  const { template } = props;
  const draft_id = template === undefined ? 'new' : `new:${template.id}`;
  const [is_open, setOpen] = useState(() => recordedAs(cruiseDraft(draft_id).read()) === undefined);
  useEffect(() => {
    if (!is_open)
      void Promise.race([dropRecorded(draft_id), pause(longest_ms)]).then(() => {
        setOpen(true);
      });
  }, [is_open, draft_id]);
  return is_open ? <NewForm {...props} draft_id={draft_id} /> : <Skeleton height={420} />;
}

/** Removes the draft of a cruise that this device knows as recorded. */
async function dropRecorded(draft_id: string): Promise<void> {
  const slot = cruiseDraft(draft_id);
  const draft = slot.read();
  const id = recordedAs(draft);
  if (draft === null || id === undefined) return;
  const { queryKey } = read('GET cruises/{id}', { params: { id } });
  const made = (await loadOutbox().catch(() => undefined))?.made(id);
  const kept = await offline_answers.load(hashKey(queryKey));
  const of_device = kept?.version === contract_version ? (kept.data as Cruise) : undefined;
  const cruise = made ?? queries.getQueryData(queryKey) ?? of_device;
  if (cruise !== undefined && hasAll(cruise, draft)) slot.forget();
}

function NewForm({ currency, template, draft_id }: NewCruiseProps & { draft_id: string }): ReactNode {
  const t = useTranslations('cruises.form');
  const navigate = useNavigate();
  const { history } = useRouter();
  useScreenAhead(paths.cruise_view);
  const [before] = useState(() =>
    template === undefined ? emptyValues(currency) : templateValues(template),
  );
  const [wants_schedule, setWantsSchedule] = useState(false);
  const work = useCruiseForm({
    draft_id,
    is_new: true,
    presets_currency: template === undefined,
    version: 0,
    before,
    send: sendNew,
    onSaved: async (cruise, isHere) => {
      noteRecorded(queries, cruise.id);
      await cacheCruise(queries, cruise);
      const is_here = isHere();
      const params = { id: cruise.id };
      const is_known = (form.state().suggested?.schedule_days ?? 0) > 0;
      const pasted_itinerary = form.state().pasted_itinerary.trim();
      const has_next = pasted_itinerary !== '' || (wants_schedule && is_known);
      // its page welcomes a cruise ahead: a toast would cover the next step
      const has_waited = outbox.current().changes.some((one) => recordOf(one).cruise_id === cruise.id);
      if (!has_waited && (!is_here || has_next || cruise.time !== 'future')) showToast('success', t('saved'));
      if (!is_here) return;
      if (pasted_itinerary !== '') {
        await navigate({ to: paths.cruise_schedule, params, replace: true, state: { pasted_itinerary } });
        return;
      }
      const to = has_next ? paths.cruise_schedule : paths.cruise_view;
      await navigate({ to, params, replace: true });
    },
  });
  const { form } = work;
  return (
    <CruiseForm
      work={work}
      open_groups={[]}
      after_voyage={
        <>
          <PaymentEstimate form={form} />
          <KnownSchedule form={form} is_wanted={wants_schedule} onChange={setWantsSchedule} />
        </>
      }
      after_short={
        <>
          <PasteItinerary form={form} />
          <PassengerPicker form={form} first={template?.passengers ?? []} />
        </>
      }
      end={<p className={ui('muted')}>{t('next')}</p>}
      onCancel={() => history.back()}
    />
  );
}
