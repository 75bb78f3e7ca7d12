import { type RefObject, useEffect } from 'react';
import { type Camera, moved, zoomed } from './camera.ts';
import type { Frame } from './view.ts';

/** How the reader changes the look: with one or two fingers, a wheel, or keys. */
type Change = (camera: Camera, frame: Frame) => Camera;

/** A finger that rests moves a little. */
const SLOP = 6;
const STEP = 80;
const DOUBLE_TAP_MS = 300;
const NEAR = 24;

/** What the keys do with a map that has the focus. */
const keys: Record<string, (camera: Camera, frame: Frame) => Camera> = {
  ArrowLeft: (camera, frame) => moved(camera, frame, STEP, 0),
  ArrowRight: (camera, frame) => moved(camera, frame, -STEP, 0),
  ArrowUp: (camera, frame) => moved(camera, frame, 0, STEP),
  ArrowDown: (camera, frame) => moved(camera, frame, 0, -STEP),
  '+': closer,
  '=': closer,
  '-': farther,
  _: farther,
};

export function closer(camera: Camera, frame: Frame): Camera {
  return zoomed(camera, frame, 1.6, frame.width / 2, frame.height / 2);
}

export function farther(camera: Camera, frame: Frame): Camera {
  return zoomed(camera, frame, 1 / 1.6, frame.width / 2, frame.height / 2);
}

/**
 * Listens to the gestures on a map: drag, pinch, wheel, double tap and keys. A drag that began on a target within the
 * map is no tap on it.
 * @param onMove must stay the same function
 */
export function useGestures(place: RefObject<HTMLElement | null>, onMove: (change: Change) => void): void {
  useEffect(() => {
    const node = place.current;
    if (node === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const fingers = new Map<number, { x: number; y: number }>();
    let isDrag = false;
    let begun = { x: 0, y: 0 };
    let tap = { at: -Infinity, x: 0, y: 0 };
    const at = ({ clientX, clientY }: MouseEvent) => {
      const { left, top } = node.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    const press = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      fingers.set(event.pointerId, at(event));
      if (fingers.size === 1) [begun, isDrag] = [at(event), false];
      if (isDrag) node.setPointerCapture(event.pointerId);
    };
    const release = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId)) return;
      if (isDrag) {
        // after the click of a mouse; a finger makes none
        setTimeout(() => {
          if (fingers.size === 0) isDrag = false;
        });
        return;
      }
      if (event.type !== 'pointerup') return;
      const { x, y } = at(event);
      const isDouble = event.timeStamp - tap.at < DOUBLE_TAP_MS && apart(tap, { x, y }) < NEAR;
      tap = { at: isDouble ? -Infinity : event.timeStamp, x, y };
      if (isDouble) onMove((camera, frame) => zoomed(camera, frame, 2, x, y));
    };
    const drag = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      // released where no page hears it
      if (event.buttons === 0) {
        release(event);
        return;
      }
      const point = at(event);
      if (!isDrag && fingers.size === 1 && apart(point, begun) < SLOP) return;
      if (!isDrag) for (const id of fingers.keys()) node.setPointerCapture(id);
      isDrag = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, point);
      if (other === undefined) {
        onMove((camera, frame) => moved(camera, frame, point.x - before.x, point.y - before.y));
        return;
      }
      const factor = Math.max(apart(point, other), 1) / Math.max(apart(before, other), 1);
      const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
      onMove((camera, frame) => {
        const larger = zoomed(camera, frame, factor, middle.x, middle.y);
        return moved(larger, frame, (point.x - before.x) / 2, (point.y - before.y) / 2);
      });
    };
    const noTapAfterDrag = (event: MouseEvent) => {
      // a key or a screen reader chose the target
      if (!isDrag || event.detail === 0) return;
      isDrag = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = at(event);
      // lines of a wheel with notches, and the small steps of a pinch on a touchpad
      const amount = event.deltaY * (event.deltaMode === 1 ? 20 : 1) * (event.ctrlKey ? 5 : 1);
      onMove((camera, frame) =>
        zoomed(camera, frame, 2 ** (-Math.max(-300, Math.min(300, amount)) / 300), x, y),
      );
    };
    const type = (event: KeyboardEvent) => {
      const change = keys[event.key];
      if (change === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onMove(change);
    };

    node.addEventListener('pointerdown', press, { signal });
    node.addEventListener('pointermove', drag, { signal });
    // a finger is captured once it drags: before that it may leave the map
    globalThis.addEventListener('pointerup', release, { signal });
    globalThis.addEventListener('pointercancel', release, { signal });
    node.addEventListener('click', noTapAfterDrag, { signal, capture: true });
    node.addEventListener('wheel', turn, { signal, passive: false });
    node.addEventListener('keydown', type, { signal });
    return () => listening.abort();
  }, [place, onMove]);
}

function apart(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
