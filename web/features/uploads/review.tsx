import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { UploadReading } from '#contract/uploads.ts';
import { paths } from '#web/lib/paths.ts';
import { ToPlans } from '#web/parts/plans/plan-required.tsx';
import { closeToast } from '#web/lib/toasts.ts';
import { RestoredNote } from '#web/parts/forms/restored-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, FormMessage, useFocusOnError } from '#web/ui/form.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FormNote } from '#web/ui/long-form.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { goOnByEnter } from '#web/parts/cruise-fields/next-field.ts';
import { CancelledCard } from './cancelled-card.tsx';
import { CruiseReview } from './cruise-review.tsx';
import { CruiseTabs } from './cruise-tabs.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { DocumentPane } from './document-pane.tsx';
import type { PlacedMark } from './mark-box.tsx';
import { namedWords } from './mark-text.ts';
import { countDoubtful, marksOf } from './review-arrange.ts';
import { checkBalance } from './review-balance.ts';
import { useReviewDraft } from './review-draft.ts';
import { isDoubtful, type ReviewCruise } from './review-model.ts';
import type { ReviewItem, ReviewStore } from './review-store.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './review.module.css';
import { useAccept } from './use-accept.ts';
import { useMarkLabel } from './use-mark-label.ts';
import { useReview } from './use-review.ts';

interface ReviewProps {
  reading: UploadReading;
  store: ReviewStore;
  is_restored: boolean;
  onStartAfresh: () => void;
}

/** The proposed cruises and the document beside each other; on a phone the document opens over them. */
export function Review({ reading, store, is_restored, onStartAfresh }: ReviewProps): ReactNode {
  const t = useTranslations('uploads.review');
  const titles = useTranslations('shell.titles');
  const unsaved = useTranslations('shell.unsaved');
  const navigate = useNavigate();
  const { items, shown, active, message, needs_plan, tries, is_working } = useReview(store, (state) => state);
  const item = items.find(({ id }) => id === shown) ?? items[0];
  const is_wide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const accept = useAccept(store, reading.id);
  const place = useFocusOnError<HTMLDivElement>(tries);
  useReviewDraft(store, reading.id, reading.version);
  useEffect(() => () => store.toasts.forEach(closeToast), [store]);

  const marks = usePlacedMarks(item);
  const doubtful = items.reduce((sum, one) => sum + countToCheck(one, store.read(one)), 0);

  /** Moves to the entry that a mark belongs to. */
  function choose(key: string): void {
    store.patch({ active: key });
    setOpen(false);
    const entry = place.current?.querySelector<HTMLElement>(`[data-of="${CSS.escape(key)}"]`);
    entry?.scrollIntoView({ block: 'center' });
    entry?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }

  const name = <bdi title={reading.name}>{reading.name}</bdi>;
  const pane = (title: ReactNode, tools?: ReactNode) => (
    <DocumentPane
      reading={reading}
      marks={marks}
      active={active}
      onChoose={choose}
      title={title}
      tools={tools}
    />
  );

  return (
    <div className={`${ui('stack', 'gap16')} ${classes['page']}`}>
      <Link
        to={paths.cruise_upload}
        className={`${ui('reach', 'plain', 'strong', 'gap4')} ${classes['back']}`}
      >
        <Icon name="chevron" size={20} />
        {t('back')}
      </Link>
      <PageHeader title={titles('upload_review')} lead={t('lead', { check: doubtful })} />
      <Reason reading={reading} store={store} />
      {is_restored && <RestoredNote text={t('restored')} onStartAfresh={onStartAfresh} />}
      <div className={`${ui('grid', 'gap24')} ${classes['columns']}`}>
        <div ref={place} className={ui('shrink')} role="presentation" onKeyDown={goOnByEnter}>
          <Form onSubmit={() => void accept()}>
            {message !== undefined && <FormMessage>{message}</FormMessage>}
            {needs_plan && (
              <FormNote action={<ToPlans look="outline" is_beside />}>{unsaved('restored')}</FormNote>
            )}
            <CruiseTabs store={store} />
            {item !== undefined && <CruiseReview key={item.id} store={store} item={item} />}
            <div className={classes['bar']} data-saves>
              {!is_wide && <Strip marks={marks} active={active} onOpen={() => setOpen(true)} />}
              <div className={ui('row', 'gap4by12')}>
                <Button type="submit" is_working={is_working}>
                  {items.length > 1
                    ? t('accept_all', { count: items.length })
                    : t(item?.target === null || item === undefined ? 'accept_one' : 'accept_update')}
                </Button>
                <Button look="quiet" onClick={() => setDiscarding(true)}>
                  {t('discard')}
                </Button>
              </div>
            </div>
          </Form>
        </div>
        {is_wide && (
          <aside className={`${ui('shrink')} ${classes['aside']}`} aria-label={t('document')}>
            {pane(name)}
          </aside>
        )}
      </div>
      {!is_wide && isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)} is_large>
          <div className={classes['sheet']}>
            {pane(
              <Words marks={marks} active={active} />,
              <IconButton icon="close" label={t('hide_document')} size={22} onClick={() => setOpen(false)} />,
            )}
          </div>
        </Dialog>
      )}
      {isDiscarding && (
        <DiscardDialog
          upload={reading}
          onClose={() => setDiscarding(false)}
          // corrections stay until the document is gone for good: discarding may fail, or be undone
          onDiscarded={() => void navigate({ to: paths.cruise_upload, replace: true })}
        />
      )}
    </div>
  );
}

const wide = '(min-width: 64em)';

/** Whether the document has room beside the cruises. */
function useIsWide(): boolean {
  return useSyncExternalStore(followWidth, () => matchMedia(wide).matches);
}

function followWidth(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * The values that need a look, and the balance. For an update it depends on the recorded cruise as well, and the check at
 * the cruise itself shows it.
 */
function countToCheck(item: ReviewItem, cruise: ReviewCruise): number {
  const has_other_balance = item.target === null && checkBalance(cruise, undefined)?.is_same === false;
  return countDoubtful(item) + (has_other_balance ? 1 : 0);
}

/** Why the document may not be what was expected. */
function Reason({ reading, store }: Pick<ReviewProps, 'reading' | 'store'>): ReactNode {
  const t = useTranslations('uploads.review');
  const { reason } = reading;
  if (reason === null) return null;
  if (reason === 'cancelled') return <CancelledCard reading={reading} store={store} />;
  return (
    <p className={`${ui('row', 'middle', 'paper', 'pad12by16', 'gap12', 'roundCard')} ${classes['reason']}`}>
      <Icon name="info" size={22} />
      {t(reason)}
    </p>
  );
}

/** The places of the values of a cruise in the document. */
function usePlacedMarks(item: ReviewItem | undefined): readonly PlacedMark[] {
  const t = useTranslations('uploads.review');
  const label = useMarkLabel();
  return useMemo(() => {
    if (item === undefined) return [];
    return marksOf(item).flatMap(({ key, source }) => {
      const { place, words } = source;
      if (place === null) return [];
      const name = namedWords(label(item, key), words, (field, named) => t('mark', { field, words: named }));
      return [{ key, words, place, is_doubtful: isDoubtful(source), label: name }];
    });
  }, [item, label, t]);
}

interface StripProps {
  marks: readonly PlacedMark[];
  active: string | undefined;
  onOpen: () => void;
}

/** On a phone: the words of the active entry, and a button to show them in the document. */
function Strip({ marks, active, onOpen }: StripProps): ReactNode {
  const t = useTranslations('uploads.review');
  return (
    <div className={`${ui('row', 'middle', 'between', 'gap12')} ${classes['strip']}`}>
      <Words marks={marks} active={active} />
      <Button look="outline" onClick={onOpen}>
        <Icon name="record" size={20} />
        {t('show_document')}
      </Button>
    </div>
  );
}

function Words({ marks, active }: Omit<StripProps, 'onOpen'>): ReactNode {
  const mark = marks.find(({ key }) => key === active);
  if (mark === undefined) return <p className={classes['stripWords']} />;
  return (
    <p className={classes['stripWords']}>
      <q>
        <bdi>{mark.words}</bdi>
      </q>
    </p>
  );
}
