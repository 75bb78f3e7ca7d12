import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ui } from '#web/ui/primitives.ts';
import cards from './cards.module.css';
import { isDoubtful, type Source } from './review-model.ts';
import type { ReviewStore } from './review-store.ts';
import { useReview } from './use-review.ts';

interface SourcePlaceProps {
  store: ReviewStore;
  /** the key of its mark in the document */
  of: string;
  source: Source | null;
  /** shows the words of the document below, also where the document is visible */
  shows_words?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A value that was read. While it is edited, its mark is highlighted in the document. */
export function SourcePlace(props: SourcePlaceProps): ReactNode {
  const { store, of, source, shows_words = false, className, children } = props;
  const t = useTranslations('uploads.review');
  const is_active = useReview(store, ({ active }) => active === of);
  const words = source === null || source.words === '' ? undefined : isolate(source.words);
  const label =
    words === undefined
      ? undefined
      : source?.place?.page === undefined
        ? t('words', { words })
        : t('words_at', { words, page: source.place.page });
  return (
    <div
      className={`${ui('rounded')} ${cards['entry']} ${className ?? ''}`}
      data-of={of}
      data-doubtful={isDoubtful(source) || undefined}
      data-active={(is_active && source !== null) || undefined}
      role="presentation"
      onFocus={() => {
        if (!is_active) store.patch({ active: of });
      }}
    >
      {children}
      {label !== undefined &&
        (shows_words ? (
          <p className={`${ui('small', 'tight', 'breaking', 'above6')} ${cards['words']}`}>{label}</p>
        ) : (
          <VisuallyHidden>{label}</VisuallyHidden>
        ))}
    </div>
  );
}
