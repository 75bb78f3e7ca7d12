import { memo, type ReactNode, useMemo } from 'react';
import { measureText } from './measure.ts';
import { ui } from '../primitives.ts';
import classes from './map.module.css';
import { groundShapes, pictureSteps, type RouteScene, routeShapes } from './route-drawing.ts';
import { page_palette } from './shape.ts';
import { Shapes } from './shapes.tsx';
import { useStepResult } from './use-drawn.ts';
import { useFrame } from './use-frame.ts';
import { useGround } from './use-ground.ts';

interface RoutePictureProps {
  /** must stay the same object while its content is the same: each new object redraws the map */
  scene: RouteScene;
  label: string;
  /** pixels at the lower edge that something else covers */
  covered?: number | undefined;
}

/** A route on its map, as large as the element around it. */
export const RoutePicture = memo(function RoutePicture({
  scene,
  label,
  covered = 0,
}: RoutePictureProps): ReactNode {
  const [place, frame] = useFrame<HTMLDivElement>();
  const begin = useMemo(
    () => frame && (() => pictureSteps(scene, { ...frame, covered }, measureText)),
    [scene, frame, covered],
  );
  const picture = useStepResult(begin);
  const ground = useGround(picture?.view);
  return (
    <div ref={place} className={`${ui('clip', 'full', 'fill')} ${classes['frame']}`}>
      {picture !== undefined && (
        <svg
          className={`${ui('block', 'full', 'fill')} ${classes['picture']}`}
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          direction="ltr"
          role="img"
          aria-label={label}
        >
          <Shapes shapes={groundShapes(picture, ground, page_palette)} />
          <Shapes shapes={routeShapes(picture, page_palette)} />
        </svg>
      )}
    </div>
  );
});
