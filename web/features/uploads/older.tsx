import { type ReactNode, useState } from 'react';
import { PartRead } from '#web/parts/read-states.tsx';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { UploadRow } from './upload-row.tsx';
import { useOlderUploads } from './use-uploads.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './upload.module.css';

interface OlderProps {
  /** null: there are none */
  cursor: string | null;
  /** the number of older documents */
  older: number;
}

/** Older documents, a thousand at a time, on demand. */
export function Older({ cursor, older }: OlderProps): ReactNode {
  const t = useTranslations('uploads.list');
  const [isOpen, setOpen] = useState(false);
  if (cursor === null) return null;
  if (isOpen) return <Page cursor={cursor} older={older} />;
  return (
    <li className={`${ui('wrap', 'gap8', 'above12')} ${classes['next']}`}>
      <Button look="outline" onClick={() => setOpen(true)}>
        {t('older', { count: older })}
      </Button>
    </li>
  );
}

function Page({ cursor, older }: { cursor: string; older: number }): ReactNode {
  const t = useTranslations('uploads.list');
  const query = useOlderUploads(cursor);
  const { data } = query;
  if (data === undefined) {
    return (
      <li>
        <PartRead query={query} height={180} failed={t('failed')} />
      </li>
    );
  }
  return (
    <>
      {data.items.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
      <Older cursor={data.next_cursor} older={older - data.items.length} />
    </>
  );
}
