import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ui } from '../primitives.ts';
import { type Camera, pixelOf } from './camera.ts';
import { type Cluster, clustersOf, stepOf } from './clusters.ts';
import map from './map.module.css';
import { Shapes } from './shapes.tsx';
import { useGestures } from './use-gestures.ts';
import { useMeasure } from './use-measure.ts';
import { useSettled } from './use-settled.ts';
import type { Frame } from './view.ts';
import type { WorldPort, WorldScene } from './world-drawing.ts';
import { drawZoom, type ZoomDrawing } from './zoom-drawing.ts';
import classes from './zoom-map.module.css';

interface ZoomMapProps {
  /** must stay the same object while its content is the same */
  scene: WorldScene;
  /** measured by the owner of the camera (`useFrame`) */
  place: RefObject<HTMLDivElement | null>;
  frame: Frame | undefined;
  camera: Camera | undefined;
  /** must stay the same function */
  onMove: (change: (camera: Camera, frame: Frame) => Camera) => void;
  label: string;
  /** the id of the text that names the keys */
  description: string;
  /** what a dot or a number is called; a number's begins with its count */
  nameOf: (cluster: Cluster<WorldPort>) => string;
  countOf: (count: number) => string;
  /** the first port of the opened cluster */
  open: string | undefined;
  onOpen: (cluster: Cluster<WorldPort>) => void;
}

/** A gesture goes on. */
const SETTLED_MS = 120;
/** The map for its keys; its targets have the focus otherwise. */
const reachable = { tabIndex: 0 };
/** Half a target. */
const HALF = 22;

/** The world to move and to zoom, with its ports as targets: dots, and numbers where many are close together. */
export function ZoomMap(props: ZoomMapProps): ReactNode {
  const { scene, place, frame, camera, onMove, label, description, nameOf, countOf, open, onOpen } = props;
  const step = camera === undefined ? undefined : stepOf(camera.scale);
  const clusters = useMemo(() => (step === undefined ? [] : clustersOf(scene.ports, step)), [scene, step]);
  const drawing = useDrawing(scene, useSettled(camera, SETTLED_MS), frame);
  useGestures(place, onMove);
  const focused = useRef<HTMLButtonElement>(null);
  // no dependencies: a target goes by a move, a zoom or new ports
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    place.current?.focus();
  });
  return (
    <div
      ref={place}
      className={`${ui('clip', 'relative', 'full', 'fill')} ${map['frame']} ${classes['map']}`}
      role="group"
      aria-label={label}
      aria-describedby={description}
      {...reachable}
      dir="ltr"
    >
      {drawing !== undefined && camera !== undefined && frame !== undefined && (
        <svg
          className={classes['picture']}
          style={styleOf(drawing, camera, frame)}
          viewBox={`0 0 ${drawing.frame.width} ${drawing.frame.height}`}
          direction="ltr"
          aria-hidden="true"
        >
          <Shapes shapes={drawing.shapes} />
        </svg>
      )}
      {camera !== undefined &&
        frame !== undefined &&
        clusters.map((cluster) => {
          const { first, items } = cluster;
          const { x, y } = pixelOf(camera, frame, [first.lon, first.lat]);
          if (x < HALF || y < HALF || x > frame.width - HALF || y > frame.height - HALF) return null;
          return (
            <button
              key={first.id}
              type="button"
              className={classes['target']}
              style={{ transform: `translate(${x - HALF}px, ${y - HALF}px)` }}
              aria-label={nameOf(cluster)}
              aria-expanded={open === first.id}
              onClick={() => onOpen(cluster)}
              onFocus={({ currentTarget }) => {
                focused.current = currentTarget;
              }}
              onBlur={() => {
                focused.current = null;
              }}
            >
              {items.length === 1 ? (
                <span className={classes['dot']} style={{ width: sizeOf(first), height: sizeOf(first) }} />
              ) : (
                <span className={classes['count']}>{countOf(items.length)}</span>
              )}
            </button>
          );
        })}
    </div>
  );
}

function sizeOf({ visits }: WorldPort): number {
  return 10 + 2 * Math.min(Math.round(Math.sqrt(visits)), 6);
}

/** A drawing where it is now: moved and scaled with the hand, until it is drawn anew. */
function styleOf(drawing: ZoomDrawing, camera: Camera, frame: Frame): Record<string, string | number> {
  const { width, height } = drawing.frame;
  const { x, y } = pixelOf(camera, frame, [drawing.camera.lon, drawing.camera.lat]);
  const scale = camera.scale / drawing.camera.scale;
  return {
    width,
    height,
    transform: `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale})`,
  };
}

function useDrawing(
  scene: WorldScene,
  camera: Camera | undefined,
  frame: Frame | undefined,
): ZoomDrawing | undefined {
  const [drawing, setDrawing] = useState<ZoomDrawing>();
  const measure = useMeasure();
  useEffect(() => {
    if (camera === undefined || frame === undefined) return;
    let isWanted = true;
    const draw = async () => {
      const next = await drawZoom(scene, camera, frame, measure);
      if (isWanted) setDrawing(next);
    };
    draw().catch((error: unknown) => reportError(error));
    return () => {
      isWanted = false;
    };
  }, [scene, camera, frame, measure]);
  return drawing;
}
