import { useLocation } from '@tanstack/react-router';
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslations } from 'use-intl';
import { type Change, recordOf } from '#web/lib/outbox/change.ts';
import { outbox } from '#web/lib/outbox/waits.ts';
import { paths } from '#web/lib/paths.ts';
import { showToast } from '#web/lib/toasts.ts';
import { sending } from '#web/parts/documents/sending.ts';
import { isRefused } from '#web/parts/documents/uploads.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import classes from './chip.module.css';
import { countStates } from './describe.ts';
import { QuestionSheet } from './question-sheet.tsx';
import { WaitingList } from './waiting-list.tsx';

/** What is open: the list, or the question about a cruise. */
type Open = 'list' | { cruise_id: string };

/** How many changes wait, on every screen, with their list behind it. */
export function WaitingChip(): ReactNode {
  const t = useTranslations('outbox');
  const { changes } = useSyncExternalStore(outbox.subscribe, outbox.current);
  const files = useSyncExternalStore(sending.subscribe, sending.current).filter(isRefused);
  const text = useCounts(changes, files.length);
  const [open, setOpen] = useState<Open>();
  const said = useDeferredValue(text, '');
  useSentToast();
  const has_any = changes.length + files.length > 0;
  if (!has_any && open !== undefined) setOpen(undefined);
  return (
    <>
      {has_any && (
        <section
          className={`${ui('stack', 'middle', 'unprinted')} ${classes['place']}`}
          aria-label={t('mark')}
        >
          <button
            type="button"
            className={`${ui('inline', 'middle', 'edged', 'round', 'paper', 'lit', 'deep', 'smaller', 'strong', 'tight', 'pointer', 'gap8')} ${classes['chip']}`}
            aria-haspopup="dialog"
            onClick={() => setOpen('list')}
          >
            <Icon name="clock" size={18} />
            {text}
          </button>
          <Without changes={changes} />
          <FocusKeeper />
        </section>
      )}
      {/* rendered before its text changes, so that it is read out */}
      <div role="status" className={ui('unprinted')}>
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {has_any && open === 'list' && (
        <WaitingList
          title={text}
          changes={changes}
          files={files}
          onClose={() => setOpen(undefined)}
          onAnswer={(cruise_id) => setOpen({ cruise_id })}
        />
      )}
      {typeof open === 'object' && (
        <QuestionSheet cruise_id={open.cruise_id} changes={changes} onClose={() => setOpen('list')} />
      )}
    </>
  );
}

/** Gives the focus to the page when it is lost with the last change: it was on the chip, or in its list. */
function FocusKeeper(): ReactNode {
  useLayoutEffect(
    () => () => {
      const { activeElement: before } = document;
      queueMicrotask(() => {
        const { activeElement, body } = document;
        if (before !== body && activeElement === body) document.getElementById('main')?.focus();
      });
    },
    [],
  );
  return null;
}

/** `3 changes waiting · 1 question` */
function useCounts(changes: readonly Change[], files: number): string {
  const t = useTranslations('outbox');
  const { waiting, conflict, refused: refused_changes } = countStates(changes);
  const refused = refused_changes + files;
  return [
    waiting > 0 && t('waiting', { count: waiting }),
    conflict > 0 && t('questions', { count: conflict }),
    refused > 0 && t('refusals', { count: refused }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Says when changes were sent. */
function useSentToast(): void {
  const t = useTranslations('outbox');
  const sent = useSyncExternalStore(outbox.subscribe, outbox.sent);
  const told = useRef(sent);
  useEffect(() => {
    const count = sent - told.current;
    told.current = sent;
    if (count > 0) showToast('success', t('sent', { count }));
  }, [sent, t]);
}

/** Screens whose figures the server alone works out. */
const of_figures: readonly string[] = [
  paths.stats,
  paths.world_map,
  paths.passport,
  paths.badges,
  paths.calendar,
  paths.loyalty,
];

/** Says on screens with figures of the server alone that they are without the changes that wait. */
function Without({ changes }: { changes: readonly Change[] }): ReactNode {
  const t = useTranslations('outbox');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const is_on_map = changes.some((one) => {
    const { kind, cruise_id } = recordOf(one);
    return ['cruise', 'schedule'].includes(kind) && path === paths.cruise_view.replace('$id', cruise_id);
  });
  if (is_on_map) return <p className={ui('note', 'center')}>{t('route')}</p>;
  if (changes.length === 0 || !of_figures.includes(path)) return null;
  return <p className={ui('note', 'center')}>{t('without', { count: changes.length })}</p>;
}
