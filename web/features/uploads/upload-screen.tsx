import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { Upload } from '#contract/uploads.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFocusRecovery } from '#web/lib/kept-focus.ts';
import { loadAhead, useScreenAhead } from '#web/lib/load-ahead.ts';
import { ForbiddenCard } from '#web/parts/plans/plan-required.tsx';
import { read } from '#web/lib/queries.ts';
import { PartRead } from '#web/parts/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card, PageHeader } from '#web/ui/page.tsx';
import { PreviewDrawing } from '#web/ui/preview-drawing.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { SendingRows } from '#web/parts/documents/sending-rows.tsx';
import { loadRouteMap } from '#web/parts/maps/route-map-lazy.tsx';
import { DropZone } from './drop-zone.tsx';
import { useFoundText } from './found-text.ts';
import { currentHanded, subscribeHanded, takeHanded } from './hand-over.ts';
import { filesOf, type TransferContent } from './intake.ts';
import { isUnderWay } from './poll.ts';
import { Older } from './older.tsx';
import { Teach } from './teach.tsx';
import { useTroubleText } from './trouble-text.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './upload.module.css';
import { UploadRow } from './upload-row.tsx';
import { useIntake } from './use-intake.ts';
import { useOpening } from './use-opening.ts';
import { useSending } from './use-sending.ts';
import { useUploads } from './use-uploads.ts';

/** Booking documents on their way to being cruises. */
export function Screen(): ReactNode {
  const t = useTranslations('uploads');
  const { data: settings } = useQuery(read('GET user/settings'));
  const has_plan = settings?.plan_features.includes('upload') ?? true;
  if (!has_plan) {
    return (
      <div className={`${ui('stack', 'page', 'gap20')} ${classes['page']}`}>
        <ForbiddenCard
          icon="record"
          picture={<PreviewDrawing of="booking" />}
          title={t('title')}
          code="plan_required"
        >
          <Link to={paths.cruise_create} className={buttonClass('outline')}>
            {t('type_instead')}
          </Link>
        </ForbiddenCard>
        <Teach />
      </div>
    );
  }
  return <Uploads />;
}

function Uploads(): ReactNode {
  const t = useTranslations('uploads');
  useFocusRecovery();
  useScreenAhead(paths.upload_review);
  const [showsAll, setShowsAll] = useState(false);
  const query = useUploads(showsAll);
  const { data, isPlaceholderData } = query;
  const items = data?.items;
  const sending = useSending(items);
  const opening = useOpening(items);
  const names = { text: t('paste.file_name'), page: t('paste.page_name') };
  const handed = useSyncExternalStore(subscribeHanded, currentHanded);
  // what was handed over is not among those on the way at once: the screen is drawn for it from its first frame
  const [is_coming, setComing] = useState(() => handed !== undefined && filesOf(handed, names).length > 0);
  const send = (files: File[]) => {
    opening.onPicked(files);
    void sending.add(files, opening.onAdded).finally(() => setComing(false));
  };
  const take = (carried: TransferContent) => {
    const files = filesOf(carried, names);
    if (files.length > 0) send(files);
    return files.length > 0;
  };
  const isOver = useIntake(take);
  const takeHandedOver = useEffectEvent(() => {
    const carried = takeHanded();
    if (carried !== undefined) take(carried);
  });
  useEffect(() => takeHandedOver(), [handed]);
  const list = useRef<HTMLUListElement>(null);
  const is_empty = items?.length === 0 && sending.items.length === 0 && !is_coming;
  // The ways to add more are the loudest of the screen: what is read comes before them, and stays there once it has
  // ended. A document of the list that is tried again stays where it is.
  const [is_first, setFirst] = useState<boolean>();
  const is_sending = sending.items.length > 0 || is_coming;
  const is_under_way = items?.some(isUnderWay) === true;
  if (is_first !== true && (is_sending || (is_first === undefined && is_under_way))) setFirst(true);
  else if (is_first === undefined && items !== undefined) setFirst(false);
  const is_in_the_works =
    is_under_way ||
    is_coming ||
    opening.opened !== undefined ||
    sending.items.some(({ state }) => state === 'waiting' || state === 'sending');
  // what is read is shown on a map
  useEffect(() => (is_in_the_works ? loadAhead(loadRouteMap) : undefined), [is_in_the_works]);
  const failures = {
    full: t('list.full'),
    type: `${t('failures.unsupported')} ${t('remedies.unsupported')}`,
    empty: `${t('failures.empty')} ${t('remedies.empty')}`,
  };

  // The user may have scrolled away from the progress; before the first document there is no list.
  const on_the_way = sending.items.length;
  const before = useRef(on_the_way);
  useEffect(() => {
    if (on_the_way > before.current) list.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    before.current = on_the_way;
  }, [on_the_way]);

  const documents = (items?.length ?? 0) + sending.items.length > 0 && (
    <Card>
      <h2 className={classes['title']}>{t('list.title')}</h2>
      <ul ref={list} className={ui('list', 'ruled')}>
        <SendingRows
          items={sending.items}
          className={classes['item']}
          failures={failures}
          onRetry={sending.retry}
          onDismiss={sending.dismiss}
        />
        {items?.map((upload) => (
          <UploadRow key={upload.id} upload={upload} is_opening={upload.id === opening.opened} />
        ))}
        {data !== undefined && showsAll && !isPlaceholderData && (
          <Older cursor={data.next_cursor} older={data.total - data.items.length} />
        )}
      </ul>
      {data !== undefined && data.next_cursor !== null && (!showsAll || isPlaceholderData) && (
        <p className={`${ui('wrap', 'gap8', 'above12')} ${classes['next']}`}>
          <Button look="outline" is_working={isPlaceholderData} onClick={() => setShowsAll(true)}>
            {t('list.all', { total: data.total })}
          </Button>
        </p>
      )}
    </Card>
  );

  return (
    <div className={`${ui('stack', 'page', 'gap20')} ${classes['page']}`}>
      <PageHeader title={t('title')} lead={t('lead')} />
      {is_first === true && documents}
      <DropZone is_over={isOver} is_folded={is_first === true && is_in_the_works} onFiles={send} />
      <Ready items={items} />
      {(query.isError || !is_sending) && <PartRead query={query} height={180} failed={t('list.failed')} />}
      {is_empty && <Teach />}
      {is_first !== true && documents}
    </div>
  );
}

/** Announces the outcome of documents that were read meanwhile, and updates the count in the bar. */
function Ready({ items }: { items: readonly Upload[] | undefined }): ReactNode {
  const t = useTranslations('uploads.list');
  const nothing = useTranslations('uploads.not_a_booking');
  const trouble = useTroubleText();
  const found = useFoundText();
  const queries = useQueryClient();
  const before = useRef<{ under_way: readonly string[]; newest: string } | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const outcomeOf = (upload: Upload): string => {
    const { state, reason } = upload;
    if (state === 'failed') return trouble.what(upload);
    return state === 'not_a_booking' ? nothing(reason ?? 'other') : found.summary(upload);
  };
  const tell = useEffectEvent((ended: readonly Upload[]) => {
    if (status.current === null) return;
    status.current.textContent = ended
      .filter(({ state }) => state !== 'cancelled')
      .map((upload) => t('ready', { name: isolate(upload.name), found: outcomeOf(upload) }))
      .join(' ');
  });

  useEffect(() => {
    if (items === undefined) return;
    const seen = before.current;
    // A document refused at once has ended when the list first holds it: ids rise with time, so it is newer than all
    // seen.
    const ended = items.filter(
      (upload) =>
        seen !== null &&
        (seen.under_way.includes(upload.id) || upload.id > seen.newest) &&
        !isUnderWay(upload),
    );
    const newest = items.reduce((latest, { id }) => (id > latest ? id : latest), seen?.newest ?? '');
    before.current = { under_way: items.filter(isUnderWay).map(({ id }) => id), newest };
    if (ended.length === 0) return;
    void queries.invalidateQueries({ queryKey: ['GET user/notifications/summary'] });
    tell(ended);
  }, [items, queries]);

  return (
    <VisuallyHidden>
      <p ref={status} role="status" />
    </VisuallyHidden>
  );
}
