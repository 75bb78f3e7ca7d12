import type { ReactNode } from 'react';
import { ui } from './primitives.ts';
import classes from './columns.module.css';
import { Skeleton } from './page.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ColumnsProps {
  /** cards, one below the other */
  children: ReactNode;
  /** the card beside them, below them on a phone */
  beside: ReactNode;
}

/** The cards of a screen in two columns. */
export function Columns({ children, beside }: ColumnsProps): ReactNode {
  return (
    <div className={`${ui('grid', 'top', 'gap20')} ${classes['columns']}`}>
      <div className={ui('grid', 'gap20')}>{children}</div>
      {beside}
    </div>
  );
}

interface LoadingColumnsProps {
  title: ReactNode;
  /** the label of the loading state */
  label: ReactNode;
  /** heights of the cards to come */
  heights: readonly number[];
  height_beside: number;
}

/** The head and cards of such a screen while they load, as large as the real ones. */
export function LoadingColumns({ title, label, heights, height_beside }: LoadingColumnsProps): ReactNode {
  return (
    <div role="status">
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton height={70} width="60%" />
      <Columns beside={<Skeleton height={height_beside} />}>
        {heights.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </Columns>
    </div>
  );
}
