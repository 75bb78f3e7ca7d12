import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { UploadReading } from '#contract/uploads.ts';
import { callFile } from '#web/lib/api.ts';
import { SessionEnded } from '#web/lib/api-errors.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { kindOf } from '#web/parts/documents/kinds.ts';
import { PdfPages } from '#web/parts/documents/pdf-pages.tsx';
import { useWidth } from '#web/parts/documents/use-width.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './document.module.css';
import { MarkBoxes, type PlacedMark } from './mark-box.tsx';
import { TextPages } from './text-pages.tsx';

interface DocumentPaneProps {
  reading: UploadReading;
  marks: readonly PlacedMark[];
  active: string | undefined;
  onChoose: (key: string) => void;
  /** above the document: its name, or the words in question */
  title: ReactNode;
  /** beside the zoom buttons */
  tools?: ReactNode;
}

const zooms = [1, 1.4, 2, 3] as const;

/** The document with marks where values were read. */
export function DocumentPane(props: DocumentPaneProps): ReactNode {
  const { reading, marks, active, onChoose, title, tools } = props;
  const t = useTranslations('uploads.review');
  const [zoom, setZoom] = useState(0);
  const tool = (label: string, icon: IconName, step: number) => (
    <IconButton
      icon={icon}
      label={label}
      size={20}
      is_off={zooms[zoom + step] === undefined}
      onClick={() => setZoom(zoom + step)}
    />
  );
  return (
    <div className={`${ui('stack', 'card', 'clip', 'fill')} ${classes['document']}`}>
      <div className={`${ui('row', 'middle', 'lineBelow', 'gap4')} ${classes['bar']}`}>
        <div className={`${ui('note', 'strong', 'shrink', 'grow')} ${classes['fileName']}`}>{title}</div>
        {tool(t('zoom_out'), 'minus', -1)}
        {tool(t('zoom_in'), 'plus', 1)}
        {tools}
      </div>
      <Content reading={reading} zoom={zooms[zoom] ?? 1} marks={marks} active={active} onChoose={onChoose} />
    </div>
  );
}

interface ContentProps extends Omit<DocumentPaneProps, 'title' | 'tools'> {
  zoom: number;
}

function Content({ reading, zoom, marks, active, onChoose }: ContentProps): ReactNode {
  const t = useTranslations('uploads.review');
  const { id, name, pages } = reading;
  const kind = kindOf(reading);
  const is_drawn = kind === 'pdf' || kind === 'picture';
  const [file, setFile] = useState<{ blob: Blob; address: string }>();
  const [isText, setText] = useState(!is_drawn);
  const [isFailed, setFailed] = useState(false);
  const [pane, width] = useWidth();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!is_drawn) return;
    const controller = new AbortController();
    let address: string | undefined;
    const load = async () => {
      try {
        const blob = await callFile('GET uploads/{id}/file', { params: { id }, signal: controller.signal });
        if (controller.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setFile({ blob, address });
      } catch (error) {
        if (controller.signal.aborted || error instanceof SessionEnded) return;
        setFailed(true);
        setText(true);
      }
    };
    void load();
    return () => {
      controller.abort();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [id, is_drawn]);

  // The document scrolls to the active entry, and the page around it stays where it is.
  const is_there = isText || file !== undefined;
  useEffect(() => {
    const scroller = place.current?.parentElement;
    if (active === undefined || !is_there || scroller === null || scroller === undefined || width === 0)
      return;
    const mark = scroller.querySelector(`[data-mark="${CSS.escape(active)}"]`);
    if (mark === null) return;
    const [around, at] = [scroller.getBoundingClientRect(), mark.getBoundingClientRect()];
    const is_calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.scrollBy({
      top: at.top - around.top - (around.height - at.height) / 2,
      left: at.left < around.left || at.right > around.right ? at.left - around.left - 24 : 0,
      behavior: is_calm ? 'auto' : 'smooth',
    });
  }, [active, is_there, width, zoom]);

  const boxes = (page: number) => <MarkBoxes page={page} marks={marks} active={active} onChoose={onChoose} />;
  const wide = Math.min(width, 900) * zoom;
  return (
    <div
      ref={pane}
      className={`${ui('pad16', 'grow')} ${classes['pane']}`}
      role="region"
      aria-label={t('document_of', { name })}
    >
      <div ref={place} className={classes['content']}>
        {isFailed && (
          <p className={ui('note', 'center', 'below12')} role="alert">
            {t('document_failed')}
          </p>
        )}
        {isText ? (
          <>
            {is_drawn && !isFailed && <p className={ui('note', 'center', 'below12')}>{t('as_text')}</p>}
            <div style={{ fontSize: `${zoom}em` }}>
              <TextPages pages={pages} marks={marks} active={active} onChoose={onChoose} />
            </div>
          </>
        ) : file === undefined || width === 0 ? (
          <div className={`${ui('spinner', 'good')} ${classes['loading']}`} role="status">
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
          </div>
        ) : kind === 'pdf' ? (
          <PdfPages blob={file.blob} width={wide} onFail={() => setText(true)} over={boxes} />
        ) : (
          <div className={`${ui('raised', 'relative')} ${classes['picture']}`} style={{ width: wide }}>
            <img
              className={ui('block', 'full')}
              src={file.address}
              alt={name}
              // HEIC, in most browsers
              onError={() => setText(true)}
            />
            {boxes(1)}
          </div>
        )}
      </div>
    </div>
  );
}
