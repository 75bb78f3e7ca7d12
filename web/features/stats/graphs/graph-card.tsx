import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveCsv } from '#web/lib/files.ts';
import { pngFile } from '#web/lib/svg-download.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useKeepFile } from '../use-keep-file.ts';
import { DrawingRoom } from './drawing.tsx';
import classes from './graphs.module.css';
import { useWidth } from './use-width.ts';

/** Names up to this length stand before the figures on a phone; longer ones above them. */
const SHORT = 5;
/** Letters of a word in the head that fits unbroken beside them. */
const NARROW = 10;

/** A graph as a table: its head, and its rows as shown and as in a file. */
export interface GraphTable {
  head: readonly string[];
  rows: readonly { key: string; cells: readonly { text: string; plain: string | number | null }[] }[];
}

interface GraphCardProps {
  name: string;
  /** the message of the graph in one sentence */
  message?: string | undefined;
  file: string;
  table: GraphTable;
  has_booked: boolean;
  /** as high as the drawing will be */
  height: number;
  /** the drawing, which takes its size from `DrawingRoom` */
  children: ReactNode;
}

/** A graph with its sentence, its table and its files. */
export function GraphCard(props: GraphCardProps): ReactNode {
  const { name, message, file, table, has_booked, height, children } = props;
  const t = useTranslations('stats.graphs');
  const lists = useTranslations('lists');
  const [isTable, setTable] = useState(false);
  const [place, width] = useWidth<HTMLDivElement>();
  const drawing = useRef<SVGSVGElement>(null);
  const keepFile = useKeepFile();
  const title_id = useId();

  async function picture(): Promise<Blob> {
    if (drawing.current === null) throw new Error('the graph is not drawn');
    return pngFile(drawing.current, { title: name, note: message });
  }

  return (
    <figure className={classes['card']} aria-labelledby={title_id}>
      <h3 id={title_id} className={ui('text17')}>
        {name}
      </h3>
      {message !== undefined && <p className={ui('muted')}>{message}</p>}
      {has_booked && !isTable && (
        <p
          className={`${ui('wrap', 'middle', 'muted', 'smaller', 'above6')} ${classes['legend']}`}
          aria-hidden="true"
        >
          <span className={classes['sample']} />
          {t('sailed')}
          <span className={`${classes['sample']} ${classes['sampleBooked']}`} />
          {t('booked')}
        </p>
      )}
      <div ref={place} className={ui('above12')}>
        {isTable ? (
          <Table name={name} table={table} />
        ) : width === undefined ? (
          <div style={{ height }} />
        ) : (
          <DrawingRoom value={{ width, drawing }}>{children}</DrawingRoom>
        )}
      </div>
      <div
        className={`${ui('wrap', 'above4', 'unprinted')} ${classes['tools']}`}
        role="group"
        aria-label={name}
      >
        <button
          type="button"
          className={`${ui('reach', 'rounded', 'deep', 'pointer')} ${classes['tool']}`}
          onClick={() => setTable(!isTable)}
        >
          {t(isTable ? 'show_graph' : 'show_table')}
        </button>
        <button
          type="button"
          className={`${ui('reach', 'rounded', 'deep', 'pointer')} ${classes['tool']}`}
          aria-label={lists('csv_of', { name })}
          onClick={() =>
            saveCsv(
              `gangway-${file}.csv`,
              table.head,
              table.rows.map(({ cells }) => cells.map(({ plain }) => plain)),
            )
          }
        >
          <Icon name="download" size={18} />
          {t('csv')}
        </button>
        {!isTable && (
          <button
            type="button"
            className={`${ui('reach', 'rounded', 'deep', 'pointer')} ${classes['tool']}`}
            aria-label={t('download_png', { name })}
            onClick={() => keepFile(`gangway-${file}.png`, picture)}
          >
            <Icon name="download" size={18} />
            {t('png')}
          </button>
        )}
      </div>
    </figure>
  );
}

function Table({ name, table }: { name: string; table: GraphTable }): ReactNode {
  const has_names =
    table.rows.some(({ cells: [first] }) => (first?.text.length ?? 0) > SHORT) ||
    table.head.some((head) => head.split(' ').some(({ length }) => length > NARROW));
  return (
    <table
      className={`${ui('table', 'small', 'tight', 'full')} ${classes['table']}`}
      aria-label={name}
      data-names={has_names || undefined}
      style={{ '--figures': table.head.length - 1 } as CSSProperties}
    >
      <thead>
        <tr>
          {table.head.map((head, index) => (
            <th key={head} scope="col" className={index === 0 ? undefined : ui('end')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">
              <bdi>{first?.text}</bdi>
            </th>
            {others.map(({ text }, index) => (
              <td key={table.head[index + 1]} className={ui('end')}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
