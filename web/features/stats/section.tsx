import { type ReactNode, useId } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './section.module.css';

interface SectionProps {
  title: string;
  /** its main figure, visible while it is closed too */
  summary?: string | undefined;
  lead?: string | undefined;
  is_open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A part of the statistics that can be folded. A closed section renders no content. */
export function Section({ title, summary, lead, is_open, onToggle, children }: SectionProps): ReactNode {
  const panel_id = useId();
  const summary_id = useId();
  return (
    <section className={`${ui('card')} ${classes['section']}`} data-open={is_open || undefined}>
      <div className={`${ui('row', 'middle', 'relative')} ${classes['head']}`}>
        <h2 className={`${ui('heading', 'shrink', 'grow')} ${classes['title']}`}>
          <button
            type="button"
            className={`${ui('press', 'lit', 'row', 'middle', 'between', 'inherit')} ${classes['toggle']}`}
            aria-expanded={is_open}
            aria-controls={panel_id}
            aria-describedby={summary === undefined ? undefined : summary_id}
            onClick={onToggle}
          >
            <span className={ui('grow')}>{title}</span>
            <span className={`${ui('inline', 'muted', 'fixed', 'unprinted')} ${classes['arrow']}`}>
              <Icon name="chevron" />
            </span>
          </button>
        </h2>
        {summary !== undefined && (
          <span
            id={summary_id}
            className={`${ui('muted', 'text16', 'regular')} ${classes['summary']}`}
            data-short={summary.length < 8 || undefined}
          >
            {summary}
          </span>
        )}
      </div>
      <div id={panel_id} className={classes['panel']} hidden={!is_open}>
        {is_open && (
          <>
            {lead !== undefined && <p className={classes['lead']}>{lead}</p>}
            {children}
          </>
        )}
      </div>
    </section>
  );
}
