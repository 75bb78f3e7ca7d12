import type { Hull } from '#domain/hulls.ts';
import { drawShip } from '#domain/ship-drawing.ts';
import { loadSharp } from '#server/platform/pictures.ts';
import { Recent } from '#server/platform/recent.ts';

/** A ship and the colour of its line. */
export interface PaintedShip {
  colour: string;
  hull: Hull;
  /** in metres */
  length_m: number | null;
  /** the year */
  built: number | null;
}

const width = 1100;
const height = 250;
/** of the longest ship, in metres: others are as much shorter as they are */
const longest = 370;
const scale = (width * 0.8) / longest;
/** in pixels from the lower edge */
const water = 40;

/** Thousands of mails are sent at nine o'clock, many of them about the same ships. */
const painted = new Recent<string, Promise<Buffer>>(200);

/** A PNG of a ship at sea by day, for mails: mail programs show no SVG. 1,100 x 250 pixels, at most 20 kB. */
export function paintShip(ship: PaintedShip): Promise<Buffer> {
  const key = JSON.stringify(ship);
  const kept = painted.get(key);
  if (kept !== undefined) return kept;
  const made = paint(ship);
  painted.set(key, made);
  made.catch(() => painted.delete(key));
  return made;
}

/**
 * The library of the countdown's pictures, which draws letters too, has no palette: the largest ship would take 29 kB in
 * place of 8.
 */
async function paint(ship: PaintedShip): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svgOf(ship)))
    .png({ palette: true, colours: 64 })
    .toBuffer();
}

function svgOf({ colour, ...facts }: PaintedShip): string {
  const ship = drawShip(facts);
  const lines = '#74889a';
  const left = (width - ship.length * scale) / 2;
  const wave = (y: number, x: number) =>
    `<path d="M${x} ${y}q25-8 50 0t50 0t50 0" fill="none" stroke="#7fb2cf" stroke-width="3"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#dcecf4"/>
<g transform="translate(${left} ${height - water}) scale(${scale})">
<path d="${ship.sails}" fill="#fffefb" stroke="${lines}" stroke-width="0.8"/>
<path d="${ship.rigging}" fill="none" stroke="${lines}" stroke-width="1.2"/>
<path d="${ship.funnels}" fill="${colour}"/>
<path d="${ship.decks}" fill="#fffefb" stroke="${lines}" stroke-width="0.8"/>
<path d="${ship.windows}" fill="none" stroke="${lines}" stroke-dasharray="1.2 2.4"/>
<path d="${ship.balconies}" fill="none" stroke="${lines}" stroke-width="1.5" stroke-dasharray="2.6 1"/>
<path d="${ship.boats}" fill="none" stroke="${colour}" stroke-width="2.2" stroke-dasharray="9 4"/>
<path d="${ship.hull}" fill="${colour}"/>
</g>
<rect y="${height - water}" width="${width}" height="${water}" fill="#4d8fb5"/>
${wave(height - 22, 60)}${wave(height - 12, 420)}${wave(height - 24, 800)}
</svg>`;
}
