import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { largest_document } from '#domain/documents.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { setRecordSheet } from '#web/lib/record-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { most_pages, picked } from './limits.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './upload.module.css';

interface DropZoneProps {
  is_over: boolean;
  /** one button, which opens the sheet of the ways: a document is in the works */
  is_folded: boolean;
  onFiles: (files: File[]) => void;
}

/** All ways to add a document: drop, choose, photograph, paste. */
export function DropZone({ is_over, is_folded, onFiles }: DropZoneProps): ReactNode {
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
    <section
      className={`${classes['zone']} ${is_folded ? classes['folded'] : ''} ${is_over ? classes['over'] : ''}`}
    >
      {!is_folded && (
        <>
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
        </>
      )}
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
        {/* the same element, folded or not: it keeps the focus */}
        <Button
          look={is_folded ? 'quiet' : 'filled'}
          is_wide={is_folded}
          aria-haspopup={is_folded ? 'dialog' : undefined}
          onClick={() => (is_folded ? setRecordSheet(true) : files.current?.click())}
        >
          <Icon name="plus" size={20} />
          {is_folded ? t(is_over ? 'over' : 'another') : t('choose')}
        </Button>
        {!is_folded && (
          <>
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
          </>
        )}
      </div>
      {!is_folded && (
        <>
          <p className={`${ui('note', 'balance', 'above20')} ${classes['limits']}`}>
            {t('limits', { size: isolate(size(largest_document)), pages: most_pages })}
          </p>
          <p className={`${ui('small', 'strong', 'good', 'balance', 'above12')} ${classes['private']}`}>
            <Icon name="lock" size={18} />
            {t('private')}
          </p>
        </>
      )}
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
