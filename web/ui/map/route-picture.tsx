import { memo, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import type { HourOfSun } from '#domain/sun.ts';
import { ui } from '../primitives.ts';
import { askForLand } from './land.ts';
import classes from './map.module.css';
import {
  landShapes,
  pictureSteps,
  placeShapes,
  type RoutePicture as Picture,
  type RouteScene,
  seaShapes,
  wayShapes,
} from './route-drawing.ts';
import { page_palette } from './shape.ts';
import { Shapes } from './shapes.tsx';
import type { Steps } from './steps.ts';
import { useStepResult } from './use-drawn.ts';
import { useFrame } from './use-frame.ts';
import { useGround } from './use-ground.ts';
import { type Measure, useMeasure } from './use-measure.ts';
import type { Frame } from './view.ts';

export type Cover = Readonly<Record<'width' | 'height', number>>;

interface RoutePictureProps {
  /** must stay the same object while its content is the same: each new object redraws the map */
  scene: RouteScene;
  label: string;
  /** pixels at the lower edge that something else covers */
  covered?: number | undefined;
  /** the same at the upper edge */
  above?: number | undefined;
  /** pixels at the lower edge that are open sea: a ship floats there */
  water?: number | undefined;
  /** the size of what lies on the picture where its first line begins */
  cover?: Cover | undefined;
  /** the light on the sea and on the land */
  hour: HourOfSun | undefined;
  /** the route is drawn from port to port, once */
  is_drawing: boolean;
}

type Drawing = () => Steps<Picture>;

/** How the latest picture of each scene is drawn: who comes back to a screen has its map at once. */
const drawings = new WeakMap<
  RouteScene,
  { frame: Frame; room: string; measure: Measure; drawing: Drawing }
>();

function drawingOf(
  scene: RouteScene,
  frame: Frame,
  { covered, above }: Record<'covered' | 'above', number>,
  cover: Cover | undefined,
  measure: Measure,
): Drawing {
  const is_right = document.documentElement.dir === 'rtl';
  const box = cover && { ...cover, x: is_right ? frame.width - cover.width : 0, y: 0 };
  // of a low picture something remains
  const room = { ...frame, above, covered: Math.min(covered, frame.height / 3) };
  const rooms = JSON.stringify([room, box, is_right]);
  const known = drawings.get(scene);
  if (known?.room === rooms && known.measure === measure) return known.drawing;
  const drawing = () =>
    pictureSteps(scene, room, measure, box, is_right, ({ level, cells }) => askForLand(level, cells));
  drawings.set(scene, { frame, room: rooms, measure, drawing });
  return drawing;
}

/** How long ports and line wait for their coast. */
const patience_ms = 400;

/** A route on its map, as large as the element around it. */
export const RoutePicture = memo(function RoutePicture({
  scene,
  label,
  covered = 0,
  above = 0,
  water = 0,
  cover,
  hour,
  is_drawing,
}: RoutePictureProps): ReactNode {
  const [place, frame] = useFrame<HTMLDivElement>(drawings.get(scene)?.frame);
  const measure = useMeasure();
  const begin = useMemo(
    () => frame && drawingOf(scene, frame, { covered, above }, cover, measure),
    [scene, frame, covered, above, cover, measure],
  );
  const picture = useStepResult(begin);
  const ground = useGround(picture?.view);
  const sea = useId();
  const mask = useId();
  const [is_masked, setMasked] = useState(is_drawing);
  const [was_drawing, setWasDrawing] = useState(is_drawing);
  // the lines may come when the map is shown already
  if (is_drawing !== was_drawing) {
    setWasDrawing(is_drawing);
    setMasked(is_drawing);
  }
  // a coast that springs up under a route startles
  const is_drawn = picture !== undefined;
  const is_bare = is_drawn && ground === undefined;
  const [was_bare, setWasBare] = useState(false);
  if (is_bare && !was_bare) setWasBare(true);
  // ports and line come with their coast, and without it where it is long in coming
  const [has_route, setHasRoute] = useState(false);
  if (ground !== undefined && !has_route) setHasRoute(true);
  useEffect(() => {
    if (!is_drawn) return undefined;
    const timer = setTimeout(() => setHasRoute(true), patience_ms);
    return () => clearTimeout(timer);
  }, [is_drawn]);
  const late = was_bare ? classes['late'] : undefined;
  // the pen begins with the lines, which are drawn a moment later
  const has_mask = is_masked && has_route && is_drawn && picture.legs.length > 0;
  const on_water = { ...page_palette, sea: `url(#${sea})` };
  return (
    <div ref={place} className={`${ui('clip', 'full', 'fill')} ${classes['frame']}`} data-hour={hour}>
      {picture !== undefined && (
        <svg
          className={`${ui('block', 'full', 'fill')} ${classes['picture']}`}
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          direction="ltr"
          role="img"
          aria-label={label}
        >
          <linearGradient id={sea} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={picture.height}>
            <stop className={classes['sky']} />
            <stop className={classes['water']} offset="0.75" />
          </linearGradient>
          <Shapes shapes={seaShapes(picture, on_water)} />
          {ground !== undefined && (
            <g className={late}>
              <Shapes shapes={landShapes(ground, on_water)} />
            </g>
          )}
          {water > 0 && <path className={classes['band']} d={bandOf(picture, water)} />}
          {has_mask && (
            <mask id={mask} maskUnits="userSpaceOnUse" width={picture.width} height={picture.height}>
              <path
                className={classes['pen']}
                // one line, as dashes begin anew with each part of a path
                d={picture.legs.map(({ d }, leg) => (leg === 0 ? d : d.replace('M', 'L'))).join('')}
                pathLength={1}
                onAnimationEnd={() => setMasked(false)}
              />
            </mask>
          )}
          {has_route && (
            <g className={late}>
              <g mask={has_mask ? `url(#${mask})` : undefined}>
                <Shapes shapes={wayShapes(picture, on_water)} />
              </g>
              <Shapes shapes={placeShapes(picture, page_palette)} />
            </g>
          )}
        </svg>
      )}
    </div>
  );
});

/** The sea from its waves down to the edge of a picture. */
function bandOf({ width, height }: Record<'width' | 'height', number>, water: number): string {
  const wave = 28;
  return `M-2 ${height - water}${'q7-5 14 0t14 0'.repeat(Math.ceil(width / wave) + 1)}V${height + 2}H-2z`;
}
