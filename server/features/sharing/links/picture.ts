import { fileURLToPath } from 'node:url';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { directionOf, type Language } from '#domain/languages.ts';
import { drawShip } from '#domain/ship-drawing.ts';
import { formatDays } from '#server/platform/format-day.ts';
import { Recent } from '#server/platform/recent.ts';
import { translate } from '#server/platform/messages.ts';
import type { PublicCountdown, ShownVoyage } from './actions.ts';

/*
 * The countdown as a picture. It is drawn, not written as SVG: no typed name can become markup, and its letters are the
 * app's own, as a server may have no fonts at all.
 */

const size = { width: 600, height: 280 };
const water = 148;
const margin = 26;
/** The longest ship, in metres, is as long as the picture without its margins. */
const longest = 370;
const subsets = ['latin', 'latin-ext', 'hebrew'] as const;
const families = subsets.map((subset) => `"Countdown ${subset}"`).join(', ');

let is_ready = false;

/** Loaded with the first picture: most servers draw none for days. */
async function openCanvas() {
  const canvas = await import('@napi-rs/canvas');
  if (!is_ready) {
    for (const subset of subsets) {
      const file = `@fontsource-variable/assistant/files/assistant-${subset}-wght-normal.woff2`;
      const path = fileURLToPath(import.meta.resolve(file));
      // it answers null in place of an error, and every letter would be missing
      if (canvas.GlobalFonts.registerFromPath(path, `Countdown ${subset}`) === null)
        throw new Error(`the font ${file} cannot be read`);
    }
    is_ready = true;
  }
  return canvas;
}

/** A forum shows one picture to many. The key is all that a picture depends on. */
const kept = new Recent<string, Promise<Buffer>>(200);

/** @returns a PNG: the ship on the water, the days, its name and the dates */
export function drawCountdown(
  voyage: ShownVoyage,
  countdown: PublicCountdown,
  language: Language,
): Promise<Buffer> {
  const key = JSON.stringify([voyage, countdown, language]);
  const found = kept.get(key);
  if (found !== undefined) return found;
  const drawn = draw(voyage, countdown, language);
  kept.set(key, drawn);
  drawn.catch(() => kept.delete(key));
  return drawn;
}

async function draw(
  { look, start_date, end_date }: ShownVoyage,
  countdown: PublicCountdown,
  language: Language,
): Promise<Buffer> {
  const { createCanvas, Path2D } = await openCanvas();
  const picture = createCanvas(size.width, size.height);
  const pen = picture.getContext('2d');
  const { colour } = look;
  const sky = pen.createLinearGradient(0, 0, 0, water);
  sky.addColorStop(0, '#bcdcec');
  sky.addColorStop(1, '#f3f9fb');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, size.width, water);
  pen.fillStyle = colour;
  pen.fillRect(0, water, size.width, size.height - water);

  const ship = drawShip(look);
  const scale = (size.width - 2 * margin) / longest;
  pen.save();
  pen.translate(size.width / 2 - (ship.length * scale) / 2, water);
  pen.scale(scale, scale);
  const fill = (path: InstanceType<typeof Path2D>, paint: string) => {
    pen.fillStyle = paint;
    pen.fill(path);
  };
  fill(new Path2D(ship.sails), '#fffefb');
  pen.strokeStyle = '#566678';
  pen.lineWidth = 0.6;
  pen.stroke(new Path2D(ship.rigging));
  fill(new Path2D(ship.funnels), colour);
  fill(new Path2D(ship.decks), '#fffefb');
  fill(new Path2D(ship.hull), colour);
  pen.strokeStyle = '#9db4c6';
  pen.setLineDash([1.3, 1.1]);
  for (const rows of [ship.windows, ship.balconies]) pen.stroke(new Path2D(rows));
  pen.restore();
  // the hull has the colour of what is below it
  pen.fillStyle = '#ffffff55';
  pen.fillRect(0, water - 2, size.width, 3);

  const is_rtl = directionOf(language) === 'rtl';
  pen.direction = is_rtl ? 'rtl' : 'ltr';
  pen.textAlign = is_rtl ? 'right' : 'left';
  const at = (x: number) => (is_rtl ? size.width - x : x);
  pen.fillStyle = '#ffffff';
  const { days_left } = countdown;
  let start = margin;
  if (days_left !== null && days_left > 0) {
    const figure = String(days_left);
    pen.font = `700 92px ${families}`;
    pen.fillText(figure, at(margin), 246);
    start = margin + pen.measureText(figure).width + 22;
  }
  const room = size.width - margin - start;
  pen.font = `700 30px ${families}`;
  pen.fillText(fitted(pen, headline(countdown, language), room), at(start), 190);
  pen.font = `600 26px ${families}`;
  pen.fillText(fitted(pen, countdown.ship_name ?? '', room), at(start), 224);
  pen.font = `400 22px ${families}`;
  pen.fillText(fitted(pen, formatDays(start_date, end_date, language), room), at(start), 256);
  return picture.encode('png');
}

function headline({ state, days_left, day, days }: PublicCountdown, language: Language): string {
  if (state === 'cancelled') return translate(language, 'terms.fields.cancelled_at');
  if (state === 'past') return translate(language, 'events.countdown.over');
  if (state === 'current')
    return translate(language, 'events.countdown.day_of', { day: String(day), days: String(days) });
  return translate(language, 'events.countdown.days', { days: days_left ?? 0 });
}

/** Shortened until it fits. */
function fitted(pen: SKRSContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
