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
import { marksOf } from './review-arrange.ts';
import { cardsOfItem, countCards } from './review-cards.ts';
import { useReviewDraft } from './review-draft.ts';
import { isDoubtful } from './review-model.ts';
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
  const doubtful = items.reduce((sum, one) => sum + countCards(one), 0);
  const asked = item === undefined ? [] : cardsOfItem(item).map(({ key }) => key);
  const is_asked = active !== undefined && asked.includes(active);

  const [wanted, setWanted] = useState<{ key: string }>();
  /** Moves to an entry: to its card, or to its place among all fields. */
  function choose(key: string): void {
    const has_card = place.current?.querySelector(`[data-card="${CSS.escape(key)}"]`) !== null;
    store.patch({
      active: key,
      changing: key,
      is_whole: store.state().is_whole || !(has_card && key.startsWith('field:')),
    });
    setOpen(false);
    setWanted({ key });
  }
  // the field may just have come
  useEffect(() => {
    if (wanted === undefined) return;
    const entry = place.current?.querySelector<HTMLElement>(`[data-of="${CSS.escape(wanted.key)}"]`);
    entry?.scrollIntoView({ block: 'center' });
    entry?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }, [wanted, place]);

  /** On a phone: at the entry that has the focus, else at the first that is asked about. */
  function openDocument(): void {
    store.patch({ active: active ?? asked[0] });
    setOpen(true);
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
      <PageHeader
        title={titles('upload_review')}
        lead={<span role="status">{t('lead', { check: doubtful })}</span>}
      />
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
            {item !== undefined && (
              <CruiseReview
                key={item.id}
                reading={reading}
                store={store}
                item={item}
                onChoose={choose}
                is_wide={is_wide}
                discard={
                  <Button look="quiet" onClick={() => setDiscarding(true)}>
                    {t('discard')}
                  </Button>
                }
              />
            )}
            <div className={classes['bar']} data-saves>
              {/* a card shows its words, and a bar that grows would take its button from below the finger */}
              {!is_wide && !is_asked && <Words marks={marks} active={active} />}
              <div className={`${ui('row', 'middle', 'gap8')} ${classes['tools']}`}>
                <Button type="submit" is_working={is_working}>
                  {items.length > 1
                    ? t('accept_all', { count: items.length })
                    : t(item?.target === null || item === undefined ? 'accept_one' : 'accept_update')}
                </Button>
                {!is_wide && (
                  <Button look="outline" onClick={openDocument}>
                    <Icon name="record" size={20} />
                    {t('show_document')}
                  </Button>
                )}
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

interface WordsProps {
  marks: readonly PlacedMark[];
  active: string | undefined;
}

/** The words of the active entry. */
function Words({ marks, active }: WordsProps): ReactNode {
  const mark = marks.find(({ key }) => key === active);
  if (mark === undefined) return null;
  return (
    <p className={classes['stripWords']}>
      <q>
        <bdi>{mark.words}</bdi>
      </q>
    </p>
  );
}
