import type { Position } from 'geojson';
import { arcOf, wrapped } from './arc.ts';
import type { Frame } from './view.ts';

/**
 * The look at a map that can be moved: the place in its middle and the pixels in a degree of longitude. The earth goes
 * round, so that the date line is an ordinary meridian.
 */
export interface Camera {
  lon: number;
  lat: number;
  scale: number;
}

/** Beyond them there is nothing to see but ice, which Mercator stretches without end; ships turn around at 65° south. */
const SOUTH = -66;
const NORTH = 84;
/** A port and its neighbour in the next bay. */
const CLOSEST = 400;
/** Opposite of the Bering Strait. */
const MIDDLE = 11;
/** Pixels between a place and the edge at which the whole earth is cut. */
const EDGE = 24;
/** One port alone is shown with the coast around it. */
const COAST = 40;

/** Degrees of the equator between it and a latitude, on a map of the Mercator projection. */
function heightOf(lat: number): number {
  const radians = (Math.min(Math.max(lat, -89), 89) * Math.PI) / 180;
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}

function latitudeOf(height: number): number {
  return (Math.atan(Math.exp((height * Math.PI) / 180)) * 360) / Math.PI - 90;
}

/** Where a place is in the frame, in pixels. */
export function pixelOf(camera: Camera, { width, height }: Frame, [lon = 0, lat = 0]: Position) {
  return {
    x: width / 2 + wrapped(lon - camera.lon) * camera.scale,
    y: height / 2 + (heightOf(camera.lat) - heightOf(lat)) * camera.scale,
  };
}

/** The nearest allowed look: no less than the way around the earth, and no more of the poles than needed. */
export function allowed({ lon, lat, scale }: Camera, { width, height }: Frame): Camera {
  const nearer = Math.min(Math.max(scale, width / 360), CLOSEST);
  const half = height / 2 / nearer;
  const [bottom, top] = [heightOf(SOUTH) + half, heightOf(NORTH) - half];
  // the whole earth is less high than the frame
  const up = bottom > top ? (bottom + top) / 2 : Math.min(Math.max(heightOf(lat), bottom), top);
  return { lon: wrapped(lon), lat: latitudeOf(up), scale: nearer };
}

/** Moved by pixels, as a finger does it. */
export function moved(camera: Camera, frame: Frame, x: number, y: number): Camera {
  const lat = latitudeOf(heightOf(camera.lat) + y / camera.scale);
  return allowed({ ...camera, lon: camera.lon - x / camera.scale, lat }, frame);
}

/** Enlarged by a factor; the place at a pixel stays there. */
export function zoomed(camera: Camera, frame: Frame, factor: number, x: number, y: number): Camera {
  const { scale } = allowed({ ...camera, scale: camera.scale * factor }, frame);
  const [dx, dy] = [x - frame.width / 2, y - frame.height / 2];
  const apart = 1 / camera.scale - 1 / scale;
  const lat = latitudeOf(heightOf(camera.lat) - dy * apart);
  return allowed({ lon: camera.lon + dx * apart, lat, scale }, frame);
}

/** The look that shows all places, as large as their frame allows. */
export function cameraFor(places: readonly Position[], frame: Frame): Camera {
  if (places.length === 0) return allowed({ lon: 0, lat: 20, scale: 0 }, frame);
  const { middle, width } = arcOf(places.map(([lon = 0]) => lon));
  const heights = places.map(([, lat = 0]) => heightOf(lat));
  const [bottom, top] = [Math.min(...heights), Math.max(...heights)];
  // on a phone the earth needs the width of the frame more than its places need room
  const margin = Math.min(56, frame.width / 14);
  const room = (size: number) => Math.max(size - 2 * margin, size / 2);
  const scale = Math.min(room(frame.width) / width, room(frame.height) / (top - bottom), COAST);
  const whole = frame.width / 360;
  const is_clear = places.every(([lon = 0]) => (180 - Math.abs(wrapped(lon - MIDDLE))) * whole >= EDGE);
  const is_around = (360 - width) * whole < 2 * EDGE;
  // the whole earth is cut where no land is, unless somebody sails there and elsewhere nobody
  const lon = scale < whole && (is_clear || is_around) ? MIDDLE : middle;
  return allowed({ lon, lat: latitudeOf((bottom + top) / 2), scale }, frame);
}

/** The text of a look in an address: `41.38_2.17_12.5`. */
export function cameraText({ lat, lon, scale }: Camera): string {
  return [lat.toFixed(2), lon.toFixed(2), scale.toFixed(1)].join('_');
}

/** The look that an address names; undefined for any other text. */
export function cameraOf(text: string | undefined): Camera | undefined {
  const [lat = NaN, lon = NaN, scale = NaN] = (text ?? '').split('_').map(Number);
  return Number.isFinite(lat + lon + scale) && scale > 0 ? { lat, lon, scale } : undefined;
}
