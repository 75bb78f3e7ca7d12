import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { planWith } from '#domain/entitlements.ts';
import { useScreenAhead } from '#web/lib/load-ahead.ts';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { isRecordSheetOpen } from '#web/lib/record-sheet.ts';
import { PlanLock } from '#web/parts/plans/plan-lock.tsx';
import { PlanPrice } from '#web/parts/plans/plan-price.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ui } from '#web/ui/primitives.ts';
import { readClipboard } from './clipboard.ts';
import { carryFiles } from './hand-over.ts';
import { filesOf, type TransferContent } from './intake.ts';
import { picked } from './limits.ts';
import { PasteDialog } from './paste-dialog.tsx';
import classes from './record-sheet.module.css';

interface RecordSheetProps {
  onCarried: (carried: TransferContent) => void;
  onClose: () => void;
}

/** The three ways to record a cruise: a photograph or file, what was copied, typing. */
export function RecordSheet({ onCarried, onClose }: RecordSheetProps): ReactNode {
  const t = useTranslations('uploads');
  const menu = useTranslations('shell.menu');
  const { data: settings } = useQuery(read('GET user/settings'));
  const has_plan = settings?.plan_features.includes('upload') !== false;
  useScreenAhead(paths.cruise_create);
  useScreenAhead(paths.cruise_upload);
  const files = useRef<HTMLInputElement>(null);
  const [isPasting, setPasting] = useState(false);
  const names = { text: t('paste.file_name'), page: t('paste.page_name') };
  const carry = (found: readonly File[]) => {
    if (found.length > 0) onCarried(carryFiles(found));
  };
  usePasted(has_plan && !isPasting, (carried) => carry(filesOf(carried, names)));

  const is_reading = useRef(false);
  async function paste(): Promise<void> {
    if (is_reading.current) return;
    is_reading.current = true;
    // it may ask for a permission, and the sheet may be closed meanwhile
    const carried = await readClipboard();
    is_reading.current = false;
    if (!isRecordSheetOpen()) return;
    const found = carried === undefined ? [] : filesOf(carried, names);
    if (found.length > 0) carry(found);
    else setPasting(true);
  }

  if (isPasting) return <PasteDialog onFiles={carry} onClose={onClose} />;
  return (
    <Dialog title={menu('record')} is_sheet onClose={onClose}>
      <IconButton icon="close" label={t('ways.close')} className={classes['close'] ?? ''} onClick={onClose} />
      <input
        ref={files}
        type="file"
        multiple
        accept={picked}
        hidden
        aria-label={t('ways.file')}
        onChange={({ currentTarget }) => carry([...(currentTarget.files ?? [])])}
      />
      <ul className={ui('list', 'stack', 'gap12', 'above16')}>
        {has_plan ? (
          <>
            <li>
              <button type="button" className={way} onClick={() => files.current?.click()}>
                <Face icon="picture" name={t('ways.file')} hint={t('ways.file_hint')} />
              </button>
            </li>
            <li>
              <button type="button" className={way} onClick={() => void paste()}>
                <Face icon="copy" name={t('ways.paste')} hint={t('ways.paste_hint')} />
              </button>
            </li>
          </>
        ) : (
          <Locked onClose={onClose} />
        )}
        <li>
          <Link to={paths.cruise_create} className={way} onClick={onClose}>
            <Face icon="pencil" name={t('ways.type')} hint={t('ways.type_hint')} />
          </Link>
        </li>
      </ul>
      {has_plan && (
        <p className={ui('center', 'above12')}>
          <Link to={paths.cruise_upload} className={ui('reach')} onClick={onClose}>
            {t('list.title')}
          </Link>
        </p>
      )}
    </Dialog>
  );
}

const way = `${ui('press', 'lit', 'row', 'middle', 'full', 'edged', 'roundCard', 'pad16', 'gap16', 'ink', 'plain', 'start')} ${classes['way']}`;

function Face({ icon, name, hint }: { icon: IconName; name: ReactNode; hint: ReactNode }): ReactNode {
  return (
    <>
      <span className={`${ui('sign', 'rounded', 'fixed')} ${classes['sign']}`}>
        <Icon name={icon} />
      </span>
      <span className={ui('stack', 'shrink', 'grow')}>
        <span className={ui('strong')}>{name}</span>
        <span className={ui('note', 'tight')}>{hint}</span>
      </span>
    </>
  );
}

/** Where the plan has no uploads: which plan has, its price, and the way to it. */
function Locked({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTranslations('uploads.ways');
  const plan = planWith('upload');
  const hint = t('file_hint');
  return (
    <li>
      <Link to={paths.upgrade} className={way} onClick={onClose}>
        <Face
          icon="picture"
          name={t('file')}
          hint={plan === undefined ? hint : <PlanPrice plan={plan} otherwise={hint} />}
        />
        <PlanLock feature="upload" />
      </Link>
    </li>
  );
}

/** Takes what is pasted with the keys while the sheet is open: a dialog keeps it from the page below. */
function usePasted(is_on: boolean, onPasted: (carried: TransferContent) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (!is_on || event.defaultPrevented || event.clipboardData === null) return;
    event.preventDefault();
    onPasted(event.clipboardData);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
