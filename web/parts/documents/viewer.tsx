import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CruiseDocument } from '#contract/documents.ts';
import { SessionEnded } from '#web/lib/api-errors.ts';
import { fetchDocument } from '#web/lib/kept-files.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { kindOf } from './kinds.ts';
import { PdfPages } from './pdf-pages.tsx';
import { isGone, useDownload } from './use-download.ts';
import { useWidth } from './use-width.ts';
import classes from './viewer.module.css';

interface ViewerProps {
  cruise_id: string;
  documents: readonly CruiseDocument[];
  shown: string;
  /** replaces the name of the file */
  titleOf?: (document: CruiseDocument) => string;
  /** of the document that is shown, below its name */
  controls?: ReactNode;
  onShow: (id: string) => void;
  onGone: (id: string) => void;
  onClose: () => void;
}

const zooms = [1, 1.5, 2, 3, 4] as const;

/** Shows the files of a cruise, one after the other. */
export function Viewer({
  cruise_id,
  documents,
  shown,
  titleOf = ({ name }) => name,
  controls,
  onShow,
  onGone,
  onClose,
}: ViewerProps): ReactNode {
  const t = useTranslations('documents.viewer');
  const words = useTranslations('documents');
  const [zoom, setZoom] = useState(0);
  const place = Math.max(
    0,
    documents.findIndex(({ id }) => id === shown),
  );
  const document_shown = documents[place];
  const { isWorking, download } = useDownload(cruise_id, () => onGone(shown));
  if (document_shown === undefined) return null;

  function go(to: number): void {
    const next = documents[to];
    if (next === undefined) return;
    setZoom(0);
    onShow(next.id);
  }

  function turn(key: string): void {
    const is_rtl = document.documentElement.dir === 'rtl';
    if (key === 'ArrowRight') go(place + (is_rtl ? -1 : 1));
    if (key === 'ArrowLeft') go(place + (is_rtl ? 1 : -1));
  }

  const tool = (label: string, icon: IconName, onClick: () => void, is_off = false) => (
    <IconButton icon={icon} label={label} size={22} is_off={is_off} onClick={onClick} />
  );

  return (
    <Dialog title={<bdi>{titleOf(document_shown)}</bdi>} onClose={onClose} onKey={turn} is_large>
      <div className={ui('lineBelow')}>
        <div className={`${ui('row', 'middle', 'gap4')} ${classes['bar']}`}>
          {documents.length > 1 && (
            <>
              <span className={classes['back']}>
                {tool(t('previous'), 'chevron', () => go(place - 1), place === 0)}
              </span>
              <span className={ui('note', 'unbroken')}>
                {t('position', { place: String(place + 1), count: String(documents.length) })}
              </span>
              <span className={classes['forth']}>
                {tool(t('next'), 'chevron', () => go(place + 1), place === documents.length - 1)}
              </span>
            </>
          )}
          <span className={ui('grow')} />
          {tool(t('zoom_out'), 'minus', () => setZoom(zoom - 1), zoom === 0)}
          {tool(t('zoom_in'), 'plus', () => setZoom(zoom + 1), zoom === zooms.length - 1)}
          <IconButton
            icon="download"
            label={words('download')}
            size={22}
            is_busy={isWorking}
            onClick={() => void download(document_shown)}
          />
          {tool(t('close'), 'close', onClose)}
        </div>
        {controls}
      </div>
      <Content
        key={document_shown.id}
        cruise_id={cruise_id}
        document={document_shown}
        title={titleOf(document_shown)}
        zoom={zooms[zoom] ?? 1}
        onGone={() => onGone(document_shown.id)}
        onDownload={() => void download(document_shown)}
      />
    </Dialog>
  );
}

interface ContentProps {
  cruise_id: string;
  document: CruiseDocument;
  title: string;
  zoom: number;
  onGone: () => void;
  onDownload: () => void;
}

type Trouble = 'file_gone' | 'download_failed' | 'protected' | 'not_shown';

function Content({ cruise_id, document, title, zoom, onGone, onDownload }: ContentProps): ReactNode {
  const t = useTranslations('documents.viewer');
  const words = useTranslations('documents');
  const codes = useTranslations('errors.codes');
  const [file, setFile] = useState<{ blob: Blob; address: string }>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [tries, setTries] = useState(0);
  const [pane, width] = useWidth();
  const gone = useRef(onGone);

  useEffect(() => {
    const controller = new AbortController();
    let address: string | undefined;
    const load = async () => {
      try {
        const blob = await fetchDocument(cruise_id, document.id, controller.signal);
        if (controller.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setFile({ blob, address });
      } catch (error) {
        if (controller.signal.aborted || error instanceof SessionEnded) return;
        if (isGone(error)) gone.current();
        setTrouble(isGone(error) ? 'file_gone' : 'download_failed');
      }
    };
    void load();
    return () => {
      controller.abort();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [cruise_id, document.id, tries]);

  return (
    <div ref={pane} className={classes['pane']} role="region" aria-label={t('content', { name: title })}>
      {trouble !== undefined ? (
        <div className={`${ui('grid', 'center', 'gap16')} ${classes['trouble']}`} role="alert">
          <p>
            {trouble === 'file_gone'
              ? codes('file_gone')
              : trouble === 'download_failed'
                ? words('download_failed')
                : t(trouble)}
          </p>
          {trouble === 'download_failed' && (
            <Button
              onClick={() => {
                setTrouble(undefined);
                setTries(tries + 1);
              }}
            >
              {t('retry')}
            </Button>
          )}
          {(trouble === 'protected' || trouble === 'not_shown') && (
            <Button onClick={onDownload}>{words('download')}</Button>
          )}
        </div>
      ) : file === undefined || width === 0 ? (
        <div className={`${ui('spinner', 'good')} ${classes['loading']}`} role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </div>
      ) : (
        <Shown document={document} title={title} {...file} width={width} zoom={zoom} onFail={setTrouble} />
      )}
    </div>
  );
}

interface ShownProps {
  document: CruiseDocument;
  title: string;
  blob: Blob;
  address: string;
  width: number;
  zoom: number;
  onFail: (why: 'protected' | 'not_shown') => void;
}

function Shown({ document, title, blob, address, width, zoom, onFail }: ShownProps): ReactNode {
  const kind = kindOf(document);
  if (kind === 'pdf') return <PdfPages blob={blob} width={Math.min(width, 900) * zoom} onFail={onFail} />;
  if (kind === 'picture') return <Picture name={title} address={address} zoom={zoom} onFail={onFail} />;
  return <PlainText blob={blob} zoom={zoom} />;
}

function Picture({
  name,
  address,
  zoom,
  onFail,
}: Pick<ShownProps, 'address' | 'zoom' | 'onFail'> & { name: string }): ReactNode {
  return (
    <img
      src={address}
      alt={name}
      className={zoom === 1 ? classes['fitting'] : classes['picture']}
      style={zoom === 1 ? {} : { inlineSize: `${zoom * 100}%` }}
      // HEIC, in most browsers
      onError={() => onFail('not_shown')}
    />
  );
}

/** More than a reader goes through, and about as much as a browser can lay out at once. */
const MOST_CHARACTERS = 400_000;

function PlainText({ blob, zoom }: Pick<ShownProps, 'blob' | 'zoom'>): ReactNode {
  const [text, setText] = useState('');

  useEffect(() => {
    let is_over = false;
    void blob.text().then((read) => {
      if (!is_over) setText(read.slice(0, MOST_CHARACTERS));
    });
    return () => {
      is_over = true;
    };
  }, [blob]);

  return (
    <pre
      className={`${ui('bare', 'breaking', 'lines')} ${classes['text']}`}
      dir="auto"
      style={{ fontSize: `${0.9375 * zoom}rem` }}
    >
      {text}
    </pre>
  );
}
