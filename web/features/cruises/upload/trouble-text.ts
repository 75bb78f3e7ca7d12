import { useTranslations } from 'use-intl';
import type { Upload } from '#contract/uploads.ts';
import { largest_document } from '#domain/documents.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { most_pages } from './limits.ts';

type Failed = Pick<Upload, 'failure' | 'media_type'>;

/** Why a document could not be read, and what helps. */
export function useTroubleText(): Record<'what' | 'remedy', (upload: Failed) => string> {
  const failures = useTranslations('uploads.failures');
  const remedies = useTranslations('uploads.remedies');
  const { size } = useSizeFormats();
  return {
    what: (upload) => failures(reasonOf(upload)),
    remedy: (upload) => remedies(reasonOf(upload), { size: size(largest_document), pages: most_pages }),
  };
}

/** A photo as telephones keep it is a picture like any other to whoever took it: that it cannot be read has to be said. */
function reasonOf({ failure, media_type }: Failed) {
  return failure === 'unsupported' && media_type === 'image/heic' ? 'heic' : (failure ?? 'crashed');
}
