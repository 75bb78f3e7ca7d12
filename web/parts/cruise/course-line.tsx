import type { ReactNode } from 'react';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { drawCourse } from '#web/ui/course.ts';
import classes from './course-line.module.css';

const width = 100;
const height = 56;
/** for the dots of the ports at the edges */
const margin = 5;

/** The course of a voyage as a line of the size of a stamp. Decorative: its ports stand beside it. */
export function CourseLine({
  course,
  className = '',
}: Pick<ListedCruise, 'course'> & { className?: string | undefined }): ReactNode {
  const drawing = drawCourse(course, width, height);
  if (drawing === undefined) return null;
  return (
    <svg
      className={`${classes['course']} ${className}`}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={classes['line']} d={drawing.line} />
      <path className={classes['ports']} d={drawing.ports.map(([x, y]) => `M${x} ${y}h0`).join('')} />
    </svg>
  );
}
