import type { ReactNode } from 'react';
import classes from './record-table.module.css';

export interface Column<Name extends string> {
  name: Name;
  /** the head of the column, and the label of its value on a card; empty for a value that needs none */
  label: string;
  /** the look of the cell: the name of the row, a figure, actions */
  look?: 'name' | 'figure' | 'actions';
}

interface RecordTableProps<Row, Name extends string> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Name>[];
  keyOf: (row: Row) => string;
  cellsOf: (row: Row) => Record<Name, ReactNode>;
}

/** A table, whose rows are cards on a phone. */
export function RecordTable<Row, Name extends string>(props: RecordTableProps<Row, Name>): ReactNode {
  const { label, rows, columns, keyOf, cellsOf } = props;
  return (
    <table className={classes['table']} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ name, label: head, look }) => (
            <th key={name} scope="col" className={classes[look ?? 'plain']}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={keyOf(row)} columns={columns} cells={cellsOf(row)} />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps<Name extends string> {
  columns: readonly Column<Name>[];
  cells: Record<Name, ReactNode>;
}

function Line<Name extends string>({ columns, cells }: LineProps<Name>): ReactNode {
  return (
    <tr>
      {columns.map(({ name, label, look = 'plain' }) =>
        look === 'name' ? (
          <th key={name} scope="row" className={classes[look]}>
            {cells[name]}
          </th>
        ) : (
          <td key={name} className={classes[look]} data-label={look === 'actions' ? undefined : label}>
            {cells[name]}
          </td>
        ),
      )}
    </tr>
  );
}
