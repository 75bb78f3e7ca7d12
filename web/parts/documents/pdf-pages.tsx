import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Pdf, PdfPage } from './pdf.ts';
import classes from './viewer.module.css';

interface PdfPagesProps {
  blob: Blob;
  /** of one page in CSS pixels */
  width: number;
  onFail: (why: 'protected' | 'not_shown') => void;
  /** an overlay for a page; pages count from 1 */
  over?: (page: number) => ReactNode;
}

/** The pages of a PDF, one below the other; each is drawn when it comes into sight. */
export function PdfPages({ blob, width, onFail, over }: PdfPagesProps): ReactNode {
  const t = useTranslations('documents.viewer');
  const [pdf, setPdf] = useState<Pdf>();
  const [ratio, setRatio] = useState(Math.SQRT2);
  const fail = useRef(onFail);

  useEffect(() => {
    let opened: Pdf | undefined;
    let is_over = false;
    const open = async () => {
      const { openPdf, PdfProtected } = await import('./pdf.ts');
      try {
        opened = await openPdf(blob);
        if (is_over) {
          opened.close();
          return;
        }
        setRatio((await opened.readPage(1)).ratio);
        setPdf(opened);
      } catch (error) {
        if (!is_over) fail.current(error instanceof PdfProtected ? 'protected' : 'not_shown');
      }
    };
    open().catch(() => {
      if (!is_over) fail.current('not_shown');
    });
    return () => {
      is_over = true;
      opened?.close();
    };
  }, [blob]);

  if (pdf === undefined) return <Skeleton height={width * ratio} width={width} />;
  return (
    <>
      <p className={ui('note', 'center', 'below12')}>{t('pages', { count: pdf.pages })}</p>
      {Array.from({ length: pdf.pages }, (_none, index) => (
        <PageOfPdf key={index} pdf={pdf} page={index + 1} width={width} usual_ratio={ratio}>
          {over?.(index + 1)}
        </PageOfPdf>
      ))}
    </>
  );
}

interface PageProps {
  pdf: Pdf;
  page: number;
  width: number;
  usual_ratio: number;
  children: ReactNode;
}

function PageOfPdf({ pdf, page, width, usual_ratio, children }: PageProps): ReactNode {
  const t = useTranslations('documents.viewer');
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const [read, setRead] = useState<PdfPage>();

  useEffect(() => {
    const node = frame.current;
    if (node === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '800px 0px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const node = canvas.current;
    if (!isNear || node === null) return;
    const controller = new AbortController();
    const draw = async () => {
      const one = await pdf.readPage(page);
      if (controller.signal.aborted) return;
      setRead(one);
      await one.draw(node, width, controller.signal);
    };
    // aborted, or its document was closed meanwhile: the page is not shown any more
    draw().catch(() => undefined);
    return () => {
      controller.abort();
      // frees the canvas: sixty pages at once would exceed a phone's memory
      node.width = 0;
    };
  }, [isNear, pdf, page, width]);

  const ratio = read?.ratio ?? usual_ratio;
  return (
    <figure
      ref={frame}
      className={`${ui('raised', 'relative')} ${classes['page']}`}
      style={{ inlineSize: width, blockSize: width * ratio }}
      aria-label={t('page', { page: String(page), pages: String(pdf.pages) })}
    >
      <canvas ref={canvas} className={ui('block', 'full', 'fill')} aria-hidden="true" />
      {read !== undefined && read.text !== '' && <VisuallyHidden>{read.text}</VisuallyHidden>}
      {children}
    </figure>
  );
}
