import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';

/** A card with a heading of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
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

/** One line of a list of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
