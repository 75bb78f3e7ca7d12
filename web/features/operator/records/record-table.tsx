import type { ReactNode } from 'react';
import classes from './record-table.module.css';
import { ui } from '#web/ui/primitives.ts';

export interface Column<Row> {
  /** the head of the column, and the label of its value on a card; empty for a value that needs none */
  label: string;
  /** the look of the cell: the name of the row, a figure, actions */
  look?: 'name' | 'figure' | 'actions';
  render: (row: Row) => ReactNode;
}

interface RecordTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  renderActions?: (row: Row) => ReactNode;
}

/** A table, whose rows are cards on a phone. */
export function RecordTable<Row>(props: RecordTableProps<Row>): ReactNode {
  const { label: name, rows, keyOf, renderActions } = props;
  const last: Column<Row>[] = renderActions ? [{ label: '', look: 'actions', render: renderActions }] : [];
  const columns = [...props.columns, ...last];
  return (
    <table className={`${ui('full', 'table', 'small', 'tight')} ${classes['table']}`} aria-label={name}>
      <thead>
        <tr>
          {columns.map(({ label, look = 'plain' }) => (
            <th key={label + look} scope="col" className={classes[look]}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ label, look = 'plain', render }) => {
              const Cell = look === 'name' ? 'th' : 'td';
              const of_kind =
                look === 'name' ? { scope: 'row' } : look !== 'actions' && { 'data-label': label };
              return (
                <Cell key={label + look} className={classes[look]} {...of_kind}>
                  {render(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
