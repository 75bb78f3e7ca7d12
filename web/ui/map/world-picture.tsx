import { memo, type ReactNode, useEffect, useMemo, useReducer } from 'react';
import { loadCountries, loadLand } from './land.ts';
import { ui } from '../primitives.ts';
import classes from './map.module.css';
import { measureText } from './measure.ts';
import { page_palette } from './shape.ts';
import { Shapes } from './shapes.tsx';
import { useFrame } from './use-frame.ts';
import type { Frame } from './view.ts';
import {
  portNear,
  type WorldGround,
  worldGroundOf,
  type WorldPicture as Picture,
  worldPictureOf,
  type WorldScene,
} from './world-drawing.ts';

interface WorldPictureProps {
  /** must stay the same object while its content is the same */
  scene: WorldScene;
  label: string;
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** A finger is larger than a dot. */
const REACH = 28;

/** The latest picture of each scene: who comes back to a screen has its map at once. */
const pictures = new WeakMap<WorldScene, Picture>();
const grounds = new WeakMap<Picture, WorldGround>();

function pictureOf(scene: WorldScene, frame: Frame): Picture {
  const known = pictures.get(scene);
  if (known?.width === frame.width && known.height === frame.height) return known;
  const picture = worldPictureOf(scene, frame, measureText);
  pictures.set(scene, picture);
  return picture;
}

/** All visited places on a map, as large as the element around it. */
export function WorldPicture({ scene, label, chosen, onChoose }: WorldPictureProps): ReactNode {
  const [place, frame] = useFrame<HTMLDivElement>(pictures.get(scene));
  const picture = useMemo(() => frame && pictureOf(scene, frame), [scene, frame]);
  const ground = useWorldGround(picture, scene);
  const port = picture?.ports.find(({ id }) => id === chosen);

  // for pointers only: keyboard and screen readers use the list beside the map
  useEffect(() => {
    const node = place.current;
    if (node === null || picture === undefined) return;
    const choose = (event: PointerEvent) => {
      const { left, top } = node.getBoundingClientRect();
      onChoose(portNear(picture, event.clientX - left, event.clientY - top, REACH)?.id);
    };
    const chooseByMouse = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') choose(event);
    };
    node.addEventListener('pointerdown', choose);
    node.addEventListener('pointermove', chooseByMouse);
    return () => {
      node.removeEventListener('pointerdown', choose);
      node.removeEventListener('pointermove', chooseByMouse);
    };
  }, [place, picture, onChoose]);

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
          <World picture={picture} ground={ground} />
          {port !== undefined && (
            <circle
              cx={port.x}
              cy={port.y}
              r={port.r + 4}
              fill="none"
              stroke={page_palette.ink}
              strokeWidth={2.5}
            />
          )}
        </svg>
      )}
    </div>
  );
}

/** The picture itself, which is not drawn again by a choice. */
const World = memo(function World({
  picture,
  ground,
}: {
  picture: Picture;
  ground: WorldGround | undefined;
}): ReactNode {
  return <Shapes shapes={picture.shapes(page_palette, ground)} />;
});

function useWorldGround(picture: Picture | undefined, { countries }: WorldScene): WorldGround | undefined {
  const [, redraw] = useReducer((times: number) => times + 1, 0);

  useEffect(() => {
    if (picture === undefined || grounds.has(picture)) return;
    let isWanted = true;
    const draw = async () => {
      const [land, visited] = await Promise.all([loadLand('far', ['0_0']), loadCountries(countries)]);
      if (!isWanted) return;
      grounds.set(picture, worldGroundOf(picture.plain, land, visited));
      redraw();
    };
    // without a network the dots are drawn on bare sea
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [picture, countries]);

  return picture && grounds.get(picture);
}
