import { type ReactNode, Suspense } from 'react';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { type CourseDrawing, drawCourse } from '#web/ui/course.ts';
import { lazyDrawing } from '#web/ui/lazy-drawing.ts';
import classes from './course-line.module.css';

const Land = lazyDrawing(async () => (await import('./course-land.tsx')).CourseLand);

const width = 100;
/** for the dots of the ports at the edges */
const margin = 5;

/** The latest drawing of each course, also on the next visit of a list. */
const drawings = new WeakMap<object, { height: number; drawing: CourseDrawing | undefined }>();

function drawingOf(course: ListedCruise['course'], height: number): CourseDrawing | undefined {
  const known = drawings.get(course);
  if (known?.height === height) return known.drawing;
  const drawing = drawCourse(course, width, height);
  drawings.set(course, { height, drawing });
  return drawing;
}

interface CourseLineProps extends Pick<ListedCruise, 'course'> {
  className?: string | undefined;
  /** for a width of 100 */
  height?: number;
  /** how far beside its box the land is drawn, in widths of the box; none: no land */
  land?: number;
}

/** The course of a voyage as a line of the size of a stamp. Decorative: its ports stand beside it. */
export function CourseLine({ course, className = '', height = 56, land }: CourseLineProps): ReactNode {
  const drawing = drawingOf(course, height);
  if (drawing === undefined) return null;
  return (
    <svg
      className={`${classes['course']} ${className}`}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      aria-hidden="true"
      focusable="false"
    >
      {land !== undefined && (
        <Suspense fallback={null}>
          <Land frame={drawing.frame} reach={land} />
        </Suspense>
      )}
      <path className={classes['line']} d={drawing.line} />
      <path className={classes['ports']} d={drawing.ports.map(([x, y]) => `M${x} ${y}h0`).join('')} />
    </svg>
  );
}
