import { useTranslations } from 'use-intl';
import type { Upload } from '#contract/uploads.ts';
import { largest_document } from '#domain/documents.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { most_pages } from './limits.ts';

type FailedUpload = Pick<Upload, 'failure' | 'media_type'>;

/** Texts for why a document could not be read, and for the remedy. */
export function useTroubleText(): Record<'what' | 'remedy', (upload: FailedUpload) => string> {
  const failures = useTranslations('uploads.failures');
  const remedies = useTranslations('uploads.remedies');
  const { size } = useSizeFormats();
  return {
    what: (upload) => failures(reasonOf(upload)),
    remedy: (upload) => remedies(reasonOf(upload), { size: size(largest_document), pages: most_pages }),
  };
}

/** To its owner a phone's photo is a picture like any other, so the text must say that this format cannot be read. */
function reasonOf({ failure, media_type }: FailedUpload) {
  return failure === 'unsupported' && media_type === 'image/heic' ? 'heic' : (failure ?? 'crashed');
}
