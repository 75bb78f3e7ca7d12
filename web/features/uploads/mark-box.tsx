import type { ReactNode } from 'react';
import type { Place } from '#domain/proposal.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './document.module.css';

/** A mark and its place in the document. */
export interface PlacedMark {
  key: string;
  words: string;
  place: Place;
  is_doubtful: boolean;
  /** the name of the value, for screen readers */
  label: string;
}

interface MarkBoxesProps {
  page: number;
  marks: readonly PlacedMark[];
  active: string | undefined;
  onChoose: (key: string) => void;
}

/** The margin around the letters, in fractions of the page. */
const rim = { x: 0.004, y: 0.003 };
const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** The marks of a page, over its picture. Sides are the page's own: it is not mirrored with the app. */
export function MarkBoxes({ page, marks, active, onChoose }: MarkBoxesProps): ReactNode {
  return marks
    .filter(({ place }) => place.page === page)
    .map(({ key, place, is_doubtful, label }) => (
      <button
        key={key}
        type="button"
        // the keyboard reaches each entry itself, and the document follows
        tabIndex={-1}
        className={`${ui('edgeless', 'flush', 'pointer')} ${classes['box']}`}
        data-mark={key}
        data-doubtful={is_doubtful || undefined}
        data-active={key === active || undefined}
        title={label}
        style={{
          // the document is laid out from the left, whichever direction the app has
          insetInlineStart: percent(place.x0 - rim.x),
          insetBlockStart: percent(place.y0 - rim.y),
          width: percent(place.x1 - place.x0 + 2 * rim.x),
          height: percent(place.y1 - place.y0 + 2 * rim.y),
        }}
        onClick={() => onChoose(key)}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    ));
}
