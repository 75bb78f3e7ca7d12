import { useTranslations } from 'use-intl';
import { largest_document } from '#domain/documents.ts';
import type { UnreadableReason } from '#domain/proposal.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { most_pages } from './limits.ts';

/** Why a document could not be read, and what helps. */
export function useTroubleText(): Record<'what' | 'remedy', (reason: UnreadableReason) => string> {
  const failures = useTranslations('uploads.failures');
  const remedies = useTranslations('uploads.remedies');
  const { size } = useSizeFormats();
  return {
    what: (reason) => failures(reason),
    remedy: (reason) => remedies(reason, { size: size(largest_document), pages: most_pages }),
  };
}
