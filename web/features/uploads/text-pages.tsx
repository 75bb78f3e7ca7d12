import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { UploadPage } from '#contract/uploads.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './document.module.css';
import type { PlacedMark } from './mark-box.tsx';
import { segmentsOf } from './mark-text.ts';

type Row = UploadPage['rows'][number] & { index: number };

interface TextPagesProps {
  pages: readonly UploadPage[];
  marks: readonly PlacedMark[];
  active: string | undefined;
  onChoose: (key: string) => void;
}

/** The text of a document: never the page or mail itself, which could run code. */
export function TextPages({ pages, marks, active, onChoose }: TextPagesProps): ReactNode {
  const t = useTranslations('uploads.review');
  return pages.map((page) => (
    <section
      key={page.number}
      className={`${ui('raised', 'start')} ${classes['sheet']}`}
      dir={page.is_rtl ? 'rtl' : 'ltr'}
      aria-label={t('text_of_page', { page: page.number })}
    >
      {blocksOf(page).map((rows) => {
        const cells = (row: Row) =>
          row.cells.map((cell) => (
            <Cell
              key={cell.x0}
              text={cell.text}
              marks={marksOfCell(page, row, cell, marks)}
              active={active}
              onChoose={onChoose}
            />
          ));
        const [first] = rows;
        if (first === undefined) return null;
        return first.table === null ? (
          <div key={first.index} className={classes['block']}>
            {rows.map((row) => (
              <p key={row.index} className={`${ui('wrap', 'breaking')} ${classes['line']}`}>
                {cells(row)}
              </p>
            ))}
          </div>
        ) : (
          <table key={first.index} className={classes['table']}>
            <tbody>
              {rows.map((row) => {
                const drawn = cells(row);
                return (
                  <tr key={row.index}>
                    {columnsOf(rows, page.is_rtl).map((x0) => (
                      <td key={x0}>{drawn[row.cells.findIndex((cell) => cell.x0 === x0)]}</td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        );
      })}
    </section>
  ));
}

/** Groups rows of one block and one table. */
function blocksOf({ rows }: UploadPage): Row[][] {
  const blocks: Row[][] = [];
  for (const [index, row] of rows.entries()) {
    const last = blocks.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before?.block === row.block && before.table === row.table)
      last.push({ ...row, index });
    else blocks.push([{ ...row, index }]);
  }
  return blocks;
}

/** Where the columns of a table begin, in reading order: a row omits empty cells. */
function columnsOf(rows: readonly Row[], is_rtl: boolean): number[] {
  const starts = new Set(rows.flatMap(({ cells }) => cells.map(({ x0 }) => x0)));
  return [...starts].toSorted((a, b) => (is_rtl ? b - a : a - b));
}

/** The marks in a cell; if none of a row's marks matches a cell, the first cell has them all. */
function marksOfCell(
  page: UploadPage,
  row: Row,
  cell: Row['cells'][number],
  marks: readonly PlacedMark[],
): PlacedMark[] {
  return marks.filter(({ place }) => {
    if (place.page !== page.number || place.row !== row.index) return false;
    const meets = (one: Row['cells'][number]) =>
      one.x0 < place.x1 * page.width - 0.5 && one.x1 > place.x0 * page.width + 0.5;
    return row.cells.some(meets) ? meets(cell) : cell === row.cells[0];
  });
}

interface CellProps {
  text: string;
  marks: readonly PlacedMark[];
  active: string | undefined;
  onChoose: (key: string) => void;
}

function Cell({ text, marks, active, onChoose }: CellProps): ReactNode {
  return (
    <bdi className={ui('lines')}>
      {segmentsOf(text, marks).map(({ text: words, key }) => {
        const mark = marks.find((one) => one.key === key);
        return mark === undefined ? (
          words
        ) : (
          <button
            key={mark.key}
            type="button"
            tabIndex={-1}
            className={`${ui('edgeless', 'inherit', 'pointer')} ${classes['word']}`}
            data-mark={mark.key}
            data-doubtful={mark.is_doubtful || undefined}
            data-active={mark.key === active || undefined}
            title={mark.label}
            onClick={() => onChoose(mark.key)}
          >
            {words}
          </button>
        );
      })}
    </bdi>
  );
}
