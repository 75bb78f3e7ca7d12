import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoAzimuthalEqualArea, geoBounds, geoCentroid, geoDistance, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { carved, named_otherwise, polygonsOf, type Ring, simplify } from './land.ts';

/*
 * Outlines of countries for stamps (Natural Earth, public domain): each in a box of a hundred units, as path data of a
 * few hundred bytes. A stamp is as large as a thumb, so an outline has the shape by which people know a country, and
 * neither its islets nor what belongs to it on another ocean.
 */

/** The sides of the box, in units. */
export const outline_box = { width: 100, height: 68 } as const;

/** Details smaller than this are left out, in square units. */
const least_area = 1.1;
/** As are islands, except the largest. */
const least_island = 1.6;
const most_islands = 16;
/** An island counts if it is farther out than the main part by so much of that part's own size. */
const near = 0.1;

/** Only the largest part: with the others people know it less well. */
const alone = new Set(['US', 'EC', 'CL']);

/** Path data by the ISO code of a country. */
export function countryOutlines(countries: readonly { id: string; name: string }[]): Record<string, string> {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const topology = JSON.parse(readFileSync(path, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  const parts = new Map(
    feature(topology, topology.objects.countries).features.map(({ geometry, properties }) => [
      properties.name,
      polygonsOf(geometry),
    ]),
  );
  const bare = (name: string) => name.normalize('NFD').replaceAll(/[^a-z]/gi, '');
  const codes = new Map(countries.map(({ id, name }) => [bare(name), id]));
  const outlines: Record<string, string> = {};
  const keep = (code: string, polygons: Ring[][]) => {
    const outline = outlineOf(polygons, alone.has(code));
    if (outline !== '') outlines[code] = outline;
  };
  for (const [name, polygons] of parts) {
    const code = named_otherwise[name] ?? codes.get(bare(name));
    if (code !== undefined) keep(code, polygons);
  }
  for (const [code, { of, isWithin }] of carved)
    keep(
      code,
      (parts.get(of) ?? []).filter(([ring = []]) => isWithin(ring[0] ?? [])),
    );
  return Object.fromEntries(Object.entries(outlines).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function outlineOf(polygons: Ring[][], is_alone: boolean): string {
  const sized = polygons
    .map((polygon) => ({ polygon, area: areaOf(polygon) }))
    .toSorted((a, b) => b.area - a.area);
  const [main, ...others] = sized;
  if (main === undefined) return '';
  const middle = geoCentroid({ type: 'Polygon', coordinates: main.polygon });
  const [corner] = geoBounds({ type: 'Polygon', coordinates: main.polygon });
  // half the diagonal of the main part, at least that of an archipelago of its size
  const reach = Math.max(geoDistance(middle, corner), 2 * Math.sqrt(main.area)) * (1 + near);
  const chosen = others.filter(({ polygon, area }) => {
    const away = geoDistance(middle, geoCentroid({ type: 'Polygon', coordinates: polygon }));
    return away < reach + Math.sqrt(area);
  });
  const shown = is_alone ? [main.polygon] : [main, ...chosen].map(({ polygon }) => polygon);
  const shape = { type: 'MultiPolygon' as const, coordinates: shown };
  const [lon, lat] = geoCentroid(shape);
  // a tenth of the box: `simplify` weighs by latitude, and so near the equator it does not
  const projection = geoAzimuthalEqualArea()
    .rotate([-lon, -lat])
    .fitSize([outline_box.width / 10, outline_box.height / 10], shape);
  const rings: Ring[] = [];
  let ring: Ring = [];
  geoPath(projection, {
    moveTo: (x: number, y: number) => {
      ring = [[x, y]];
    },
    lineTo: (x: number, y: number) => {
      ring.push([x, y]);
    },
    closePath: () => {
      rings.push(ring);
    },
    arc: () => undefined,
    beginPath: () => undefined,
  })(shape);
  return rings
    .map((points) => ({ points, area: flatArea(points) * 100 }))
    .toSorted((a, b) => b.area - a.area)
    .filter(({ area }, place) => place === 0 || (area > least_island && place < most_islands))
    .map(({ points }) => pathOf(simplify(points, least_area / 100)))
    .join('');
}

function areaOf(polygon: Ring[]): number {
  const area = geoArea({ type: 'Polygon', coordinates: polygon });
  return Math.min(area, 4 * Math.PI - area);
}

function flatArea(ring: Ring): number {
  const sum = ring.reduce((total, [x = 0, y = 0], place) => {
    const [x0 = 0, y0 = 0] = ring[(place + ring.length - 1) % ring.length] ?? [];
    return total + x0 * y - x * y0;
  }, 0);
  return Math.abs(sum) / 2;
}

/** Whole units, each point as its difference to the one before. */
function pathOf(ring: Ring): string {
  if (ring.length < 3) return '';
  let [x, y] = [0, 0];
  let text = '';
  for (const [to_x = 0, to_y = 0] of ring) {
    const [next_x, next_y] = [Math.round(to_x * 10), Math.round(to_y * 10)];
    const [by_x, by_y] = [next_x - x, next_y - y];
    if (text !== '' && by_x === 0 && by_y === 0) continue;
    const pair = `${by_x}${by_y < 0 ? '' : ' '}${by_y}`;
    if (text === '') text = `M${pair}l`;
    else text += text.endsWith('l') || by_x < 0 ? pair : ` ${pair}`;
    [x, y] = [next_x, next_y];
  }
  return `${text}z`;
}
