import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { largest_document } from '#domain/documents.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { loadAhead } from '#web/lib/load-ahead.ts';
import { useKeptFiles } from '#web/lib/kept-files.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { NotInPlan } from '#web/parts/plans/plan-required.tsx';
import { read } from '#web/lib/queries.ts';
import { useRemovals } from '#web/lib/removals.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { DocumentRow } from './document-row.tsx';
import classes from './documents.module.css';
import { SendingRows } from './sending-rows.tsx';
import { useDropped } from './use-dropped.ts';
import { useUploads } from './use-uploads.ts';

const loadViewer = async () => (await import('./viewer.tsx')).Viewer;
const Viewer = lazyPart(loadViewer);

/** The types that the file picker offers first; the server decides by the content. */
const picked = 'application/pdf,image/*,text/*,message/rfc822,.eml,.ics';

/** The files of a cruise: added by the picker, by drag and drop or from the clipboard, and viewed in place. */
export function DocumentsCard({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('documents');
  const { size } = useSizeFormats();
  const place = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<string>();
  const [gone, setGone] = useState<readonly string[]>([]);
  const removed = useRemovals();
  const kept = useKeptFiles();
  const { items, add, retry, dismiss } = useUploads(cruise);
  const { data: settings } = useQuery(read('GET user/settings'));
  const has_plan = settings?.plan_features.includes('documents') ?? true;
  const is_offered = cruise.can.edit && has_plan;
  const isOver = useDropped(place, is_offered, add);
  const documents = cruise.documents.filter(({ id, day }) => day === null && !removed.has(id));
  const has_documents = documents.length > 0;
  useEffect(() => (has_documents ? loadAhead(loadViewer) : undefined), [has_documents]);
  const noteGone = (id: string) => setGone((before) => [...before, id]);
  if (!cruise.can.edit && documents.length === 0) return null;

  return (
    <Card
      ref={place}
      className={`${ui('relative', 'shrink', 'unprinted', ...(isOver ? ['taking'] : []))} ${classes['card']}`}
    >
      <div className={ui('bar', 'gap8by16', 'below12')}>
        <h2 ref={title} tabIndex={-1} className={ui('title')}>
          {t('title')}
        </h2>
        {is_offered && (
          <>
            <input
              ref={picker}
              type="file"
              multiple
              accept={picked}
              hidden
              aria-label={t('add')}
              onChange={({ currentTarget }) => {
                add([...(currentTarget.files ?? [])]);
                // lets the user choose the same file again
                currentTarget.value = '';
              }}
            />
            <Button look="outline" onClick={() => picker.current?.click()}>
              <Icon name="plus" size={20} />
              {t('add')}
            </Button>
          </>
        )}
      </div>
      {documents.length === 0 && items.length === 0 && <p className={ui('muted')}>{t('empty')}</p>}
      {documents.length > 0 && (
        <ul className={ui('list')}>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              cruise={cruise}
              document={document}
              is_kept={kept.some(([, id]) => id === document.id)}
              is_gone={gone.includes(document.id)}
              onOpen={() => setShown(document.id)}
              onGone={() => noteGone(document.id)}
              // after its row and its dialog are gone
              onDeleted={() => queueMicrotask(() => title.current?.focus())}
            />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <ul className={ui('list')} aria-label={t('uploads.label')}>
          <SendingRows
            items={items}
            className={`${classes['row']} ${classes['onItsWay']}`}
            onRetry={retry}
            onDismiss={dismiss}
          />
        </ul>
      )}
      {!has_plan && cruise.can.edit && <NotInPlan />}
      {is_offered && (
        <p className={ui('note', 'above12')}>
          {isOver ? t('drop') : t('hint', { limit: isolate(size(largest_document)) })}
        </p>
      )}
      {shown !== undefined && (
        <Suspense
          fallback={
            <Dialog
              title={<bdi>{documents.find(({ id }) => id === shown)?.name}</bdi>}
              onClose={() => setShown(undefined)}
              is_large
            >
              <div className={ui('bar', 'padInline16')}>
                <p role="status" className={ui('muted')}>
                  {t('viewer.loading')}
                </p>
                <IconButton
                  icon="close"
                  size={22}
                  label={t('viewer.close')}
                  onClick={() => setShown(undefined)}
                />
              </div>
            </Dialog>
          }
        >
          <Viewer
            cruise_id={cruise.id}
            documents={documents}
            shown={shown}
            onShow={setShown}
            onGone={noteGone}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}
