import { Children, type ReactNode, useEffect, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './operator.module.css';

/* What the operator's screens are made of, besides their lists and forms. */

/** Sets the title of the document; each part of the operator's screens has its own. */
export function useTitle(name: string | undefined): void {
  const t = useTranslations('shell');
  const title = [name, t('titles.operator'), t('brand')].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

interface Content {
  children: ReactNode;
}

/** A card with a heading of its own. */
export function Part({ title, children }: Content & { title: string }): ReactNode {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className={ui('heading', 'below16')}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** Facts by their names. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, fact: ReactNode])[];
}): ReactNode {
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Texts of a record in one line, with points between them. */
export function Line({ is_quiet = true, children }: Content & { is_quiet?: boolean }): ReactNode {
  const parts = Children.toArray(children).flatMap((part, place) => (place === 0 ? [part] : [' · ', part]));
  return <p className={is_quiet ? classes['quiet'] : undefined}>{parts}</p>;
}

/** A text that somebody wrote, in its own direction. */
export function Prose({ children }: Content): ReactNode {
  return (
    <p className={ui('breaking', 'paragraphs')} dir="auto">
      {children}
    </p>
  );
}

/** A label with the state of a record. */
export function Chip({ is_urgent = false, children }: Content & { is_urgent?: boolean }): ReactNode {
  return (
    <span className={classes['chip']} data-tone={is_urgent ? 'urgent' : undefined}>
      {children}
    </span>
  );
}
