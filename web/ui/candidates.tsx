import type { ReactNode } from 'react';
import { ui } from './primitives.ts';
import classes from './candidates.module.css';

interface CandidatesProps<Entry> {
  entries: readonly Entry[];
  /** the details that tell an entry from the others, and the button that chooses it */
  children: (entry: Entry) => ReactNode;
}

/** A list of possible entries, each with its button. */
export function Candidates<Entry extends { id: string }>(props: CandidatesProps<Entry>): ReactNode {
  return (
    <ul className={ui('list', 'ruled')}>
      {props.entries.map((entry) => (
        <li key={entry.id} className={`${ui('bar', 'padBlock12', 'gap8by16')} ${classes['candidate']}`}>
          {props.children(entry)}
        </li>
      ))}
    </ul>
  );
}
