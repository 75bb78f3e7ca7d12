import { type ReactNode, useEffect, useState } from 'react';
import { loadLand } from '#web/ui/map/land.ts';
import { landPath, type Ring, ringsOf } from '#web/ui/course-land.ts';
import { nextTurn } from '#web/ui/turns.ts';
import type { CourseFrame } from '#web/ui/course.ts';
import classes from './course-line.module.css';

/** Once loaded it is drawn at once: cards of a long list come and go. */
let loaded: readonly Ring[] | undefined;
/** For all cards of a list: each for itself kept a phone busy for a tenth of a second. */
let loading: Promise<readonly Ring[]> | undefined;

/** Around the courses that are kept: a frame is always drawn with the same reach. */
const lands = new WeakMap<CourseFrame, string>();

function landOf(frame: CourseFrame, rings: readonly Ring[], reach: number): string {
  const known = lands.get(frame);
  if (known !== undefined) return known;
  const land = landPath(frame, rings, reach);
  lands.set(frame, land);
  return land;
}

/** The land around a course, of the coarsest map (10 kB), which maps of the world have loaded too. */
export function CourseLand({ frame, reach }: { frame: CourseFrame; reach: number }): ReactNode {
  const [rings, setRings] = useState(loaded);
  useEffect(() => {
    if (rings !== undefined) return undefined;
    let is_wanted = true;
    loading ??= loadLand('far', ['0_0']).then(async ({ land }) => {
      await nextTurn();
      return (loaded = ringsOf(land.coordinates));
    });
    loading.then(
      async (found) => {
        // not in the rendering, which would draw the land of all cards in one task
        await nextTurn();
        if (!is_wanted) return;
        landOf(frame, found, reach);
        setRings(found);
      },
      // without a network the line stands on the sea, until a card asks again
      () => {
        loading = undefined;
      },
    );
    return () => {
      is_wanted = false;
    };
  }, [rings, frame, reach]);
  const land = rings && landOf(frame, rings, reach);
  return land === undefined ? null : <path className={classes['land']} d={land} />;
}
