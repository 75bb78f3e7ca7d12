import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { largest_document } from '#domain/documents.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { most_pages, picked } from './limits.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './upload.module.css';

interface DropZoneProps {
  is_over: boolean;
  onFiles: (files: File[]) => void;
}

/** All ways to add a document: drop, choose, photograph, paste. */
export function DropZone({ is_over, onFiles }: DropZoneProps): ReactNode {
  const t = useTranslations('uploads.drop');
  const { size } = useSizeFormats();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isPasting, setPasting] = useState(false);

  const take = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    onFiles([...(currentTarget.files ?? [])]);
    // lets the user choose the same file again
    currentTarget.value = '';
  };

  return (
    <section className={`${classes['zone']} ${is_over ? classes['over'] : ''}`}>
      <span
        className={`${ui('grid', 'edged', 'rounded', 'paper', 'raised', 'deep')} ${classes['sheets']}`}
        aria-hidden="true"
      >
        <Icon name="record" size={40} />
      </span>
      <h2 className={classes['zoneTitle']}>
        <span className={classes['byPointer']}>{t(is_over ? 'over' : 'title')}</span>
        <span className={classes['byTouch']}>{t('title_by_touch')}</span>
      </h2>
      <p className={classes['or']}>{t('or')}</p>
      <input
        ref={files}
        type="file"
        multiple
        accept={picked}
        hidden
        aria-label={t('choose')}
        onChange={take}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('photo')}
        onChange={take}
      />
      <div className={`${ui('wrap', 'centered', 'gap12')} ${classes['ways']}`}>
        <Button onClick={() => files.current?.click()}>
          <Icon name="plus" size={20} />
          {t('choose')}
        </Button>
        <span className={classes['camera']}>
          <Button look="outline" onClick={() => camera.current?.click()}>
            <Icon name="picture" size={20} />
            {t('photo')}
          </Button>
        </span>
        <Button look="outline" onClick={() => setPasting(true)}>
          <Icon name="copy" size={20} />
          {t('paste')}
        </Button>
      </div>
      <p className={`${ui('note', 'balance', 'above20')} ${classes['limits']}`}>
        {t('limits', { size: size(largest_document), pages: most_pages })}
      </p>
      <p className={`${ui('small', 'strong', 'good', 'balance', 'above12')} ${classes['private']}`}>
        <Icon name="lock" size={18} />
        {t('private')}
      </p>
      {isPasting && (
        <PasteDialog
          onFiles={(pasted) => {
            setPasting(false);
            onFiles(pasted);
          }}
          onClose={() => setPasting(false)}
        />
      )}
    </section>
  );
}
