import type { Hull } from './hulls.ts';

/*
 * Ships from the side, drawn of a few facts: one metre is one unit, the water line is y = 0, and the bow is on the
 * right. All are to one scale, so that a large ship is large beside a small one. Nothing is traced from a picture.
 */

/** The parts of a drawing as SVG path data. Painters choose the colours: a screen by its tokens, a mail by fixed ones. */
export interface ShipDrawing {
  /** in metres */
  length: number;
  /** in metres above the water, of the highest part */
  height: number;
  /** in the colour of the line, as are the funnels */
  hull: string;
  funnels: string;
  /** painted white */
  decks: string;
  sails: string;
  /** strokes: rows of windows by their dashes, lifeboats, masts and rigging */
  balconies: string;
  windows: string;
  boats: string;
  rigging: string;
}

/** From the stern (0) to the bow (1), and the number of decks. */
type Tier = readonly [from: number, to: number, decks: number];
/** Its place from the stern (0) to the bow (1), its height in metres. */
type Mast = readonly [at: number, height: number];
/** Its place from the stern (0) to the bow (1), its width and height in metres. */
type Funnel = readonly [at: number, width: number, height: number];

interface Profile {
  /** of a ship whose length is unknown, and the one that the numbers below belong to; in metres */
  length: number;
  /** of the hull above the water at its middle, and how much higher it is at the bow; in metres */
  freeboard: number;
  sheer: number;
  /** how far the stem leans forward, in metres */
  rake: number;
  /** how far the upper decks step back, in metres */
  slope: number;
  tiers: readonly Tier[];
  funnels: readonly Funnel[];
  /** the tier whose windows are balconies, as are those above it; none: cabins have windows */
  balconies_from?: number;
  /** the row of lifeboats, from and to in parts of the length */
  boats?: readonly [from: number, to: number];
  /** from the stern to the bow */
  masts?: readonly Mast[];
  sails?: 'square' | 'triangular';
}

const deck = 2.9;

const profiles: Record<Hull, Profile> = {
  giant: {
    length: 345,
    freeboard: 11,
    sheer: 4,
    rake: 11,
    slope: 5,
    tiers: [
      [0.015, 0.9, 3],
      [0.03, 0.87, 6],
      [0.05, 0.84, 3],
      [0.5, 0.8, 2],
      [0.08, 0.2, 2],
    ],
    funnels: [[0.27, 17, 13]],
    balconies_from: 1,
    boats: [0.16, 0.78],
    masts: [[0.77, 13]],
  },
  resort: {
    length: 310,
    freeboard: 10,
    sheer: 4,
    rake: 12,
    slope: 6,
    tiers: [
      [0.02, 0.88, 3],
      [0.03, 0.85, 5],
      [0.08, 0.82, 2],
      [0.52, 0.79, 1],
    ],
    funnels: [[0.29, 15, 15]],
    balconies_from: 1,
    boats: [0.17, 0.77],
    masts: [[0.76, 11]],
  },
  classic: {
    length: 285,
    freeboard: 10,
    sheer: 4,
    rake: 15,
    slope: 8,
    tiers: [
      [0.025, 0.86, 3],
      [0.05, 0.83, 4],
      [0.12, 0.78, 1],
      [0.55, 0.75, 1],
    ],
    funnels: [[0.36, 13, 14]],
    balconies_from: 1,
    boats: [0.2, 0.75],
    masts: [[0.73, 10]],
  },
  midsize: {
    length: 205,
    freeboard: 8.5,
    sheer: 3.5,
    rake: 13,
    slope: 6,
    tiers: [
      [0.03, 0.85, 3],
      [0.07, 0.81, 2],
      [0.16, 0.76, 1],
      [0.56, 0.73, 1],
    ],
    funnels: [[0.3, 12, 11]],
    balconies_from: 1,
    boats: [0.22, 0.72],
    masts: [[0.7, 9]],
  },
  liner: {
    length: 300,
    freeboard: 14,
    sheer: 7,
    rake: 22,
    slope: 9,
    tiers: [
      [0.09, 0.76, 3],
      [0.15, 0.73, 3],
      [0.3, 0.69, 1],
    ],
    funnels: [[0.43, 13, 17]],
    balconies_from: 1,
    boats: [0.2, 0.7],
    masts: [[0.66, 17]],
  },
  boutique: {
    length: 160,
    freeboard: 7.5,
    sheer: 3,
    rake: 12,
    slope: 6,
    tiers: [
      [0.03, 0.84, 2],
      [0.06, 0.79, 2],
      [0.18, 0.73, 1],
    ],
    funnels: [[0.3, 9, 9]],
    balconies_from: 1,
    boats: [0.25, 0.62],
    masts: [[0.66, 9]],
  },
  yacht: {
    length: 140,
    freeboard: 6.5,
    sheer: 2.5,
    rake: 16,
    slope: 9,
    tiers: [
      [0.06, 0.79, 1],
      [0.1, 0.74, 1],
      [0.17, 0.68, 1],
      [0.3, 0.6, 1],
    ],
    funnels: [[0.36, 8, 5]],
    balconies_from: 1,
    masts: [[0.48, 13]],
  },
  expedition: {
    length: 115,
    freeboard: 8,
    sheer: 4,
    rake: 8,
    slope: 3,
    tiers: [
      [0.16, 0.88, 1],
      [0.22, 0.85, 2],
      [0.36, 0.82, 1],
      [0.58, 0.79, 1],
    ],
    funnels: [[0.38, 7, 9]],
    balconies_from: 1,
    boats: [0.28, 0.55],
    masts: [
      [0.69, 12],
      [0.1, 14],
    ],
  },
  coastal: {
    length: 125,
    freeboard: 9,
    sheer: 3.5,
    rake: 10,
    slope: 4,
    tiers: [
      [0.04, 0.82, 2],
      [0.1, 0.78, 1],
      [0.2, 0.72, 1],
    ],
    funnels: [[0.33, 10, 9]],
    boats: [0.3, 0.55],
    masts: [[0.62, 11]],
  },
  river: {
    length: 135,
    freeboard: 2.6,
    sheer: 0.6,
    rake: 5,
    slope: 2,
    tiers: [
      [0.03, 0.9, 2],
      [0.74, 0.8, 1],
    ],
    funnels: [],
    balconies_from: 0,
    masts: [[0.93, 5]],
  },
  paddle: {
    length: 120,
    freeboard: 2.4,
    sheer: 0.8,
    rake: 4,
    slope: 2,
    tiers: [
      [0.07, 0.92, 2],
      [0.09, 0.86, 2],
      [0.6, 0.72, 1],
    ],
    funnels: [
      [0.78, 2.2, 15],
      [0.81, 2.2, 15],
    ],
    balconies_from: 0,
  },
  windjammer: {
    length: 112,
    freeboard: 4.5,
    sheer: 2.2,
    rake: 14,
    slope: 1.5,
    tiers: [[0.2, 0.62, 1]],
    funnels: [],
    masts: [
      [0.14, 44],
      [0.36, 52],
      [0.58, 53],
      [0.78, 47],
    ],
    sails: 'square',
  },
  motor_sailer: {
    length: 134,
    freeboard: 6,
    sheer: 2.4,
    rake: 17,
    slope: 4,
    tiers: [
      [0.07, 0.72, 1],
      [0.14, 0.66, 1],
    ],
    funnels: [[0.22, 5, 4]],
    masts: [
      [0.2, 48],
      [0.41, 50],
      [0.62, 50],
      [0.8, 44],
    ],
    sails: 'triangular',
  },
  catamaran: {
    length: 36,
    freeboard: 2.6,
    sheer: 0.6,
    rake: 3,
    slope: 2.2,
    tiers: [
      [0.05, 0.82, 1],
      [0.1, 0.7, 0.9],
    ],
    funnels: [],
    masts: [[0.5, 5]],
  },
};

/** With one decimal: a decimetre. */
const n = (value: number) => String(Math.round(value * 10) / 10);

/** The measures of one ship: those of its kind, stretched to its length. */
class Plan {
  readonly profile: Profile;
  readonly length: number;
  readonly #growth: number;

  constructor(profile: Profile, length_m: number | null) {
    this.profile = profile;
    this.length = length_m ?? profile.length;
    // a longer ship is higher, but not in proportion
    this.#growth = Math.sqrt(this.length / profile.length);
  }

  /** A height or another measure of the kind, in metres of this ship. */
  size(metres: number): number {
    return metres * this.#growth;
  }

  /** From the stern (0) to the bow (1), in metres. */
  x(part: number): number {
    return part * this.length;
  }

  /** Of the hull at its middle. */
  get side(): number {
    return this.size(this.profile.freeboard);
  }

  get bow(): number {
    return this.side + this.size(this.profile.sheer);
  }

  /** The height of the roof of the decks at a place. */
  roof(at: number): number {
    const above = this.profile.tiers.filter(([from, to]) => from <= at && at <= to);
    return above.reduce((height, [, , count]) => height + this.size(deck * count), this.side);
  }
}

/**
 * Draws a ship.
 * @param facts `length_m` in metres, null is the typical one; `built` the year, which decides how far the stem leans
 */
export function drawShip(facts: { hull: Hull; length_m: number | null; built: number | null }): ShipDrawing {
  const profile = profiles[facts.hull];
  const plan = new Plan(profile, facts.length_m);
  const { decks, balconies, windows } = drawDecks(plan);
  const { boats } = profile;
  const masts = profile.masts ?? [];
  const feet = masts.map(([at]) => (profile.sails === undefined ? plan.roof(at) : plan.side));
  const tops = [
    plan.bow,
    ...profile.tiers.map(([from, to]) => plan.roof((from + to) / 2)),
    ...profile.funnels.map(([at, , height]) => plan.roof(at) + plan.size(height)),
    ...masts.map(([, height], place) => (feet[place] ?? 0) + plan.size(height)),
  ];
  return {
    length: plan.length,
    height: Math.round(Math.max(...tops) * 10) / 10,
    hull: drawHull(plan, facts.built),
    funnels: profile.funnels.map((funnel) => drawFunnel(plan, funnel)).join(''),
    decks: decks + (facts.hull === 'giant' ? drawDome(plan) : ''),
    sails: drawSails(plan),
    balconies,
    windows,
    boats: boats === undefined ? '' : drawRow(plan.x(boats[0]), plan.x(boats[1]), plan.side + plan.size(2)),
    rigging: [
      masts.map((mast, place) => drawMast(plan, mast, feet[place] ?? 0)).join(''),
      facts.hull === 'paddle' ? drawWheel(plan) : '',
      facts.hull === 'giant' ? `M${n(plan.x(0.31))} ${n(-plan.roof(0.4))}q8 -16 16 -9t12 -4 10 8 8 5` : '',
    ].join(''),
  };
}

/** Stems leaned forward until about 1990 and are upright today. */
function drawHull(plan: Plan, built: number | null): string {
  const age = Math.min(Math.max((2024 - (built ?? 2005)) / 40, 0), 1);
  const rake = plan.size(plan.profile.rake) * (0.45 + 0.9 * age);
  const stern = plan.size(2 + 3 * age);
  const { length, side, bow } = plan;
  return (
    `M${n(stern)} 0L0 ${n(-side)}H${n(plan.x(0.55))}` +
    `Q${n(plan.x(0.8))} ${n(-side)} ${n(length)} ${n(-bow)}L${n(length - rake)} 0z`
  );
}

/** A horizontal line, which is dashed into windows or boats. */
function drawRow(from: number, to: number, height: number): string {
  return `M${n(from)} ${n(-height)}H${n(to)}`;
}

function drawDecks(plan: Plan): Pick<ShipDrawing, 'decks' | 'balconies' | 'windows'> {
  const { profile, side } = plan;
  const windows = [drawRow(plan.x(0.06) + plan.size(3), plan.x(0.88), side * 0.55)];
  const balconies: string[] = [];
  let decks = '';
  let floor = side;
  for (const [level, [from, to, count]] of profile.tiers.entries()) {
    const roof = floor + plan.size(deck * count);
    const lean = plan.size(profile.slope) * (level === 0 ? 1 : 0.8);
    const [stern, bow] = [plan.x(from), plan.x(to)];
    // the lowest tier stands in the hull, which rises towards the bow
    const foot = level === 0 ? floor - plan.size(2) : floor;
    decks += `M${n(stern)} ${n(-foot)}L${n(stern + lean * 0.3)} ${n(-roof)}H${n(bow - lean)}L${n(bow)} ${n(-foot)}z`;
    const rows = level >= (profile.balconies_from ?? Infinity) ? balconies : windows;
    const inset = plan.size(2);
    for (let row = 0; row < Math.floor(count); row += 1) {
      const height = floor + plan.size(deck) * (row + 0.5);
      rows.push(drawRow(stern + lean * 0.5 + inset, bow - lean - inset, height));
    }
    // the next tier stands on this one, or beside it
    const next = profile.tiers[level + 1];
    if (next === undefined || next[1] > from) floor = roof;
  }
  return { decks, balconies: balconies.join(''), windows: windows.join('') };
}

/** Its front is slanted, its back upright. */
function drawFunnel(plan: Plan, [at, width, height]: Funnel): string {
  const base = plan.roof(at);
  const top = base + plan.size(height);
  const half = plan.size(width) / 2;
  const x = plan.x(at);
  return `M${n(x - half)} ${n(-base)}L${n(x - half * 1.1)} ${n(-top)}H${n(x + half * 0.35)}L${n(x + half)} ${n(-base)}z`;
}

/** The arched roof over a pool. */
function drawDome(plan: Plan): string {
  const [from, width] = [plan.x(0.6), plan.x(0.1)];
  return `M${n(from)} ${n(1 - plan.roof(0.7))}q${n(width / 2)} ${n(-plan.size(9))} ${n(width)} 0z`;
}

/** With a yard for its radar, unless it carries sails or is too short for one. */
function drawMast(plan: Plan, [at, height]: Mast, foot: number): string {
  const x = plan.x(at);
  const mast = `M${n(x)} ${n(-foot)}V${n(-foot - plan.size(height))}`;
  if (plan.profile.sails !== undefined || height <= 6) return mast;
  return `${mast}M${n(x - plan.size(3))} ${n(-foot - plan.size(height) * 0.62)}h${n(plan.size(6))}`;
}

/** From and to in parts of the mast, and half the width at its foot, in metres. */
const square_sails = [
  [0.16, 0.4, 11],
  [0.42, 0.62, 9.5],
  [0.64, 0.8, 8],
  [0.82, 0.94, 6],
] as const;

function drawSails(plan: Plan): string {
  const { profile, side, length, bow } = plan;
  const { sails, masts = [] } = profile;
  const last = masts.at(-1);
  if (sails === undefined || last === undefined) return '';
  const drawn = masts.map(([at, height], place) => {
    const x = plan.x(at);
    const mast = plan.size(height);
    if (sails === 'square')
      return square_sails
        .map(([low, high, wide]) => {
          const [foot, head, half] = [side + mast * low, side + mast * high, plan.size(wide)];
          const middle = n(-(foot + head) / 2);
          return (
            `M${n(x - half * 0.9)} ${n(-head)}h${n(half * 1.8)}Q${n(x + half * 1.25)} ${middle} ${n(x + half)} ${n(-foot)}` +
            `h${n(-half * 2)}Q${n(x - half * 0.65)} ${middle} ${n(x - half * 0.9)} ${n(-head)}z`
          );
        })
        .join('');
    const aft = masts[place - 1];
    const to = aft === undefined ? x - plan.size(20) : plan.x(aft[0]) + plan.size(3);
    return `M${n(x - plan.size(0.8))} ${n(plan.size(2) - side - mast)}V${n(-side - plan.size(7))}H${n(to)}z`;
  });
  // the jib, between the last mast and the bow
  const x = plan.x(last[0]);
  const head = side + plan.size(last[1] - 9);
  const jib = `M${n(x + plan.size(1.5))} ${n(-head)}L${n(length - plan.size(1))} ${n(-bow - plan.size(2))}L${n(x + plan.size(3))} ${n(-side - plan.size(8))}z`;
  return drawn.join('') + jib;
}

/** The wheel at the stern of a paddle steamer. */
function drawWheel(plan: Plan): string {
  const radius = plan.size(6.5);
  const arc = `a${n(radius)} ${n(radius)} 0 1 1`;
  return (
    `M0 ${n(-radius)}${arc} ${n(radius * 2)} 0${arc} ${n(-radius * 2)} 0z` +
    `M0 ${n(-radius)}h${n(radius * 2)}M${n(radius)} ${n(-radius * 2)}v${n(radius * 2)}`
  );
}
