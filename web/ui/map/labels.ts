/** A place on the picture and the name to put beside it. */
export interface LabelRequest {
  x: number;
  y: number;
  /** the name, and shorter ones that will do where there is less room */
  texts: readonly string[];
  /** a lower rank is more important; the least important names are left out when there is no room */
  rank: number;
  /** the size of the dot, if larger than the others */
  dot?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A placed name: its box, and the start of its baseline. */
export interface PlacedLabel extends Box {
  text: string;
  place: number;
  /** the ends of the line from its dot, where it stands apart */
  leader?: Leader | undefined;
}

type Leader = readonly [from: readonly [number, number], to: readonly [number, number]];

export interface LabelRoom {
  width: number;
  height: number;
  /** where it begins, below what covers it */
  top?: number | undefined;
  font_size: number;
  /** the width of a text at that size */
  measure: (text: string) => number;
  /** points of lines that names should not cover */
  lines: readonly (readonly [number, number])[];
  dot: number;
  /** points that names must not cover, besides the dots */
  obstacles: readonly (readonly [number, number])[];
  /** what lies on the picture: names stay clear of it */
  cover?: Box | undefined;
  /** a name without room beside its dot may stand apart, at the end of a line */
  has_leaders?: boolean;
}

/**
 * Beside, below, above, at the corners, and below and above with the dot at one end: the offset along, the offset down,
 * and the cost.
 */
const SIDES = [
  [1, 0, 0],
  [-1, 0, 0.15],
  [0, 1, 0.5],
  [0, -1, 0.5],
  [1, -0.75, 0.7],
  [1, 0.75, 0.7],
  [-1, -0.75, 0.75],
  [-1, 0.75, 0.75],
  [0.5, 1, 1.5],
  [0.5, -1, 1.5],
  [-0.5, 1, 1.55],
  [-0.5, -1, 1.55],
] as const;

/** The directions of a name that stands apart, the best first: rarely anything else lies up there. */
const APART = [60, 120, 300, 240, 270, 90, 20, 160, 340, 200].map((degrees) => (degrees * Math.PI) / 180);
/** How far a line reaches from the edge of its dot. */
const REACHES = [10, 20, 34, 48, 66];
/** Another dot as near as its own makes readers guess whose name it is: a line of its own costs less. */
const DOUBT = { within: 6, cost: 4.5 };
/** Between a line and a name: one that touches its letters crosses them. */
const AIR = 4;
/** A name of which the middle is nearer to another dot, at the end of its line, or above or below its dot. */
const STRAYING = { apart: 1.5, above: 4.5 };

interface Candidate extends Box {
  text: string;
  cost: number;
  leader?: Leader;
}

/**
 * Finds a side for each name so that no name covers another one or a dot, none without a line of its own stands nearer to
 * another dot, and as few as possible cover a line.
 * Important names choose first; a name that finds all its sides taken may move a neighbour aside; a name without room
 * is left out.
 */
export function placeLabels(places: readonly LabelRequest[], room: LabelRoom): PlacedLabel[] {
  const order = places
    .map((_place, index) => index)
    .toSorted((a, b) => rankOf(places, a) - rankOf(places, b));
  const candidates = places.map((place, index) => candidatesOf(place, index, places, room));
  const chosen = new Map<number, Candidate>();

  const blockers = (box: Candidate, self: number): number[] =>
    [...chosen]
      .filter(([other, taken]) => other !== self && (overlaps(box, taken) || isCrossing(box, taken)))
      .map(([other]) => other);

  for (const index of order) {
    const own = candidates[index] ?? [];
    // blocking the names that are still to be placed costs a little
    const free = own.filter((box) => blockers(box, index).length === 0);
    const later = order.slice(order.indexOf(index) + 1);
    const price = (box: Candidate) =>
      box.cost + 0.2 * later.filter((other) => isCrowding(box, candidates[other] ?? [])).length;
    const best = free.toSorted((a, b) => price(a) - price(b))[0];
    if (best !== undefined) chosen.set(index, best);
    else moveAside(index, own);
  }
  return [...chosen].map(([place, { x, y, width, height, text, leader }]) => {
    return { place, x, y, width, height, text, leader };
  });

  function moveAside(index: number, own: readonly Candidate[]): void {
    for (const box of own) {
      const [blocker, ...more] = blockers(box, index);
      if (blocker === undefined || more.length > 0) continue;
      const elsewhere = (candidates[blocker] ?? []).find(
        (other) => !overlaps(other, box) && !isCrossing(other, box) && blockers(other, blocker).length === 0,
      );
      if (elsewhere === undefined) continue;
      chosen.set(blocker, elsewhere);
      chosen.set(index, box);
      return;
    }
  }
}

function rankOf(places: readonly LabelRequest[], index: number): number {
  return places[index]?.rank ?? 0;
}

/** Whether a box takes one of the two best sides of another name. */
function isCrowding(box: Box, others: readonly Candidate[]): boolean {
  return others.slice(0, 2).some((other) => overlaps(box, other));
}

/** The sides of a place that lie within the frame and cover no dot, the best first. */
function candidatesOf(
  place: LabelRequest,
  index: number,
  places: readonly LabelRequest[],
  room: LabelRoom,
): Candidate[] {
  const { font_size } = room;
  const neighbours = places
    .filter((_place, at) => at !== index)
    .map(({ x, y, dot = room.dot }) => [x, y, dot + 1] as const);
  const others = [...neighbours, ...room.obstacles.map(([x, y]) => [x, y, room.dot * 2] as const)];
  const height = font_size * 1.15;
  const isStraying = (box: Box) => {
    const to = (x: number, y: number) => Math.hypot(box.x + box.width / 2 - x, box.y + height / 2 - y);
    return neighbours.some(([x, y]) => to(x, y) < to(place.x, place.y));
  };
  const { dot = room.dot } = place;
  const gap = dot + 5;
  // from the edge of the nearest other dot
  const away = (box: Box) =>
    Math.min(...neighbours.map(([x, y, radius]) => distance(x, y, box) - radius + 1));
  const doubt = (box: Box) => (away(box) < DOUBT.within ? DOUBT.cost : 0);
  // a name that a line runs through costs more than one at the end of a line of its own
  const crossing = (box: Box) =>
    Math.min(room.lines.filter(([x, y]) => distance(x, y, box) < AIR).length * 0.6, 5.5);
  return place.texts
    .flatMap((text, shortness): Candidate[] => {
      const width = room.measure(text);
      const beside = SIDES.map(([along, down, dislike]) => {
        const is_beside = Math.abs(along) === 1;
        const x = is_beside
          ? place.x + (along > 0 ? gap : -gap - width)
          : place.x - width / 2 + along * (width - 2 * dot);
        const y = place.y - height / 2 + (is_beside ? down * height * 0.8 : down * (height / 2 + gap - 2));
        const box = { x, y, width, height };
        const strayed = !is_beside && isStraying(box) ? STRAYING.above : 0;
        return { ...box, text, cost: dislike + shortness * 0.6 + crossing(box) + doubt(box) + strayed };
      });
      return room.has_leaders === true ? [...beside, ...apart(text, width, shortness)] : beside;
    })
    .filter((box) => box.x >= 4 && box.x + box.width <= room.width - 4)
    .filter((box) => box.y >= (room.top ?? 0) + 4 && box.y + height <= room.height - 4)
    .filter((box) => room.cover === undefined || !overlaps(box, room.cover))
    .filter((box) => !others.some(([x, y, radius]) => distance(x, y, box) < radius))
    .filter((box) => box.leader !== undefined || away(box) > distance(place.x, place.y, box) - dot)
    .filter(
      ({ leader }) =>
        !others.some(([x, y, radius]) => {
          // a line from a dot that lies in the halo of another one leads away from it
          const least = Math.min(radius, Math.hypot(place.x - x, place.y - y));
          return leader && pointsOf(leader).some((point) => Math.hypot(point[0] - x, point[1] - y) < least);
        }),
    )
    .toSorted((a, b) => a.cost - b.cost);

  function apart(text: string, width: number, shortness: number): Candidate[] {
    return REACHES.flatMap((reach, far) =>
      APART.map((angle, turn) => {
        const [right, up] = [Math.cos(angle), Math.sin(angle)];
        const from = [place.x + right * dot, place.y - up * dot] as const;
        const to = [from[0] + right * reach, from[1] - up * reach] as const;
        const is_upright = Math.abs(right) < 0.1;
        const box = {
          x: is_upright ? to[0] - width / 2 : right > 0 ? to[0] + 3 : to[0] - 3 - width,
          y: is_upright ? to[1] - (up > 0 ? height : 0) : to[1] - height / 2,
          width,
          height,
        };
        const cost =
          4 +
          far +
          turn * 0.1 +
          shortness * 0.6 +
          crossing(box) +
          doubt(box) / 2 +
          (isStraying(box) ? STRAYING.apart : 0);
        return { ...box, text, cost, leader: [from, to] as const };
      }),
    );
  }
}

/** Whether the line of one name runs through the other one, or through its line. */
function isCrossing(a: Candidate, b: Candidate): boolean {
  const runsThrough = ({ leader }: Candidate, box: Box) =>
    leader !== undefined && pointsOf(leader).some(([x, y]) => isInside(x, y, box));
  return runsThrough(a, b) || runsThrough(b, a) || isCut(a.leader, b.leader);
}

function isCut(a: Leader | undefined, b: Leader | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  const isSplit = ([[x1, y1], [x2, y2]]: Leader, other: Leader) => {
    const [from, to] = other.map(([x, y]) => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
    return (from ?? 0) * (to ?? 0) < 0;
  };
  return isSplit(a, b) && isSplit(b, a);
}

/** Points of a line every few pixels. */
function pointsOf([[x1, y1], [x2, y2]]: Leader): [number, number][] {
  return Array.from({ length: 9 }, (_none, step) => [
    x1 + ((x2 - x1) * step) / 8,
    y1 + ((y2 - y1) * step) / 8,
  ]);
}

function distance(x: number, y: number, box: Box): number {
  const near_x = Math.max(box.x, Math.min(x, box.x + box.width));
  const near_y = Math.max(box.y, Math.min(y, box.y + box.height));
  return Math.hypot(near_x - x, near_y - y);
}

function isInside(x: number, y: number, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width + 4 && b.x < a.x + a.width + 4 && a.y < b.y + b.height && b.y < a.y + a.height;
}
