import type { ReactNode } from 'react';
import classes from './candidates.module.css';

interface CandidatesProps<Entry> {
  entries: readonly Entry[];
  /** what tells the entry from the others, and the button that takes it */
  children: (entry: Entry) => ReactNode;
}

/** What may be meant, one below the other, each with its button. */
export function Candidates<Entry extends { id: string }>(props: CandidatesProps<Entry>): ReactNode {
  return (
    <ul className={classes['list']}>
      {props.entries.map((entry) => (
        <li key={entry.id} className={classes['candidate']}>
          {props.children(entry)}
        </li>
      ))}
    </ul>
  );
}
