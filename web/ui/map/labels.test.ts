import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LabelRoom, type LabelRequest, placeLabels, type PlacedLabel } from './labels.ts';

const room: LabelRoom = {
  width: 390,
  height: 250,
  font_size: 14,
  measure: (text) => text.length * 8,
  lines: [],
  dot: 6,
  obstacles: [],
};

function named(texts: string | string[], x: number, y: number, rank = 0): LabelRequest {
  return { x, y, texts: [texts].flat(), rank };
}

function isOverlapping(a: PlacedLabel, b: PlacedLabel): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function assertReadable(labels: readonly PlacedLabel[], places: readonly LabelRequest[]): void {
  labels.forEach((label, index) => {
    const { text, x, y, width, height } = label;
    assert.ok(x >= 0 && y >= 0 && x + width <= room.width && y + height <= room.height, `${text} is cut off`);
    for (const other of labels.slice(index + 1))
      assert.ok(!isOverlapping(label, other), `${text} covers ${other.text}`);
    for (const place of places) {
      const isCovered = place.x > x && place.x < x + width && place.y > y && place.y < y + height;
      assert.ok(!isCovered, `${text} covers the dot of ${place.texts.join()}`);
    }
  });
}

test('a name without room beside its dot stands apart, at the end of a line', () => {
  const places = [named('Roatán', 200, 120)];
  const crowd: LabelRoom = {
    ...room,
    obstacles: [
      [245, 120],
      [155, 120],
      [200, 95],
      [200, 145],
    ],
  };
  assert.deepEqual(placeLabels(places, crowd), []);
  const [label] = placeLabels(places, { ...crowd, has_leaders: true });
  assert.ok(label?.leader !== undefined && label.x > 200 && label.y < 120);
});

test('names stay clear of what lies on the picture', () => {
  const cover = { x: 0, y: 0, width: 150, height: 64 };
  const [label] = placeLabels([named('Fort Lauderdale', 170, 40)], { ...room, cover });
  assert.ok(label && label.x > 170);
});

test('names of neighbours go to opposite sides', () => {
  const places = [named('Miami', 200, 60), named('CocoCay', 235, 58, 1)];
  const [miami, cococay] = placeLabels(places, room);
  assert.ok(miami && cococay && miami.x + miami.width < 200 && cococay.x > 235);
});

test('a name at the edge of the map goes inward', () => {
  const [label] = placeLabels([named('Vancouver', 380, 100)], room);
  assert.ok(label && label.x + label.width < 380);
});

test('a name rather stands beside a line than on it', () => {
  const lines = Array.from({ length: 40 }, (_none, step) => [200 + step * 4, 100] as const);
  const [label] = placeLabels([named('Cozumel', 200, 100)], { ...room, lines });
  assert.ok(label && label.x + label.width < 200);
});

test('a name rather stands above its dot than where a line touches its letters', () => {
  // two pixels below the box of the name, from the end of a long name to the dot
  const lines = Array.from({ length: 20 }, (_none, step) => [120 + step * 2, 112] as const);
  const narrow = { ...room, width: 245, lines };
  const [label] = placeLabels([named('Southampton', 200, 102)], narrow);
  assert.ok(label && label.y + label.height < 102, `at ${label?.x}, ${label?.y}`);
});

test('a shorter name does where the long one has no room', () => {
  const [label] = placeLabels(
    [named(['Athens (Piraeus), with a name that no phone is wide enough for', 'Athens'], 200, 100)],
    room,
  );
  assert.equal(label?.text, 'Athens');
});

test('a name that finds its sides taken moves a neighbour aside', () => {
  const width = { ...room, width: 130, height: 60 };
  const places = [named('Aaaa', 60, 30), named('Bbbb', 75, 30, 1)];
  const texts = placeLabels(places, width).map(({ text }) => text);
  assert.deepEqual(texts.toSorted(), ['Aaaa', 'Bbbb']);
});

test('no line of a name runs through a neighbour that was moved aside', () => {
  const narrow: LabelRoom = { ...room, width: 150, height: 90, has_leaders: true };
  const places = [named('Abc', 64, 29), named('Abcd', 66, 43, 1), named('Abcdefg', 31, 27, 2)];
  const labels = placeLabels(places, narrow);
  assert.ok(labels.some(({ leader }) => leader !== undefined));
  for (const { leader, ...label } of labels) {
    if (leader === undefined) continue;
    const [[x1, y1], [x2, y2]] = leader;
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
      for (const other of labels.filter(({ place }) => place !== label.place)) {
        const is_inside =
          x >= other.x && x <= other.x + other.width && y >= other.y && y <= other.y + other.height;
        assert.ok(!is_inside, `the line of ${label.text} runs through ${other.text}`);
      }
    }
  }
});

test('twenty ports on a phone: nothing is covered or cut off, and the least important names go', () => {
  const places = Array.from({ length: 20 }, (_none, place) =>
    named(`Port number ${place}`, 150 + (place % 5) * 24, 70 + Math.floor(place / 5) * 22, place),
  );
  const labels = placeLabels(places, room);
  assertReadable(labels, places);
  assert.ok(labels.length >= 6 && labels.length < 20, `${labels.length} names`);
  assert.ok(
    labels.some(({ place }) => place === 0),
    'where it begins is named',
  );
});

test('in a corner where no name fits beside its dot it begins above or below it', () => {
  const places = [named('Helsinki', 300, 84), named('Narva', 318, 86, 1), named('Petersburg', 355, 75, 2)];
  const labels = placeLabels(places, room);
  assertReadable(labels, places);
  assert.ok(labels.some(({ text }) => text === 'Petersburg'));
});

/** From the edge of a dot to a name. */
function away({ x, y, dot = room.dot }: LabelRequest, label: PlacedLabel): number {
  const dx = Math.max(label.x - x, 0, x - label.x - label.width);
  const dy = Math.max(label.y - y, 0, y - label.y - label.height);
  return Math.hypot(dx, dy) - dot;
}

test('a name that is nearer to another dot than to its own has a line', () => {
  // the distances of San Juan, Charlotte Amalie and Philipsburg on a phone, a dashboard and a page
  for (const [first, second] of [
    [8, 20],
    [12, 32],
    [16, 40],
    [36, 93],
  ] as const) {
    const here = { ...named('San Juan', 200, 120, -1), dot: first < 21 ? 8 : 12 };
    const places = [
      here,
      named('Charlotte Amalie', 200 + first, 123, -0.5),
      named('Philipsburg', 200 + second, 128, 3),
    ];
    const labels = placeLabels(places, { ...room, has_leaders: true });
    assert.equal(labels.length, 3, `all have names at ${first} and ${second}`);
    assertReadable(labels, places);
    for (const label of labels) {
      const own = places[label.place];
      if (own === undefined || label.leader !== undefined) continue;
      for (const other of places.filter((place) => place !== own))
        assert.ok(away(own, label) < away(other, label), `${label.text} stands at ${other.texts.join()}`);
    }
  }
});

test('the port of today and the next one have names where they lie in one halo', () => {
  const places = [
    { ...named('San Juan', 228, 70, -1), dot: 8 },
    named('Charlotte Amalie', 235, 71, -0.5),
    named('Philipsburg', 247, 73, 203),
    named('Half Moon Cay', 168, 30, 201),
    named('Fort Lauderdale', 143, 20),
  ];
  const low = { ...room, height: 108, has_leaders: true };
  const labels = placeLabels(places, low);
  const texts = labels.map(({ text }) => text);
  assert.ok(texts.includes('San Juan') && texts.includes('Charlotte Amalie'), texts.join());
  assertReadable(labels, places);
});

test('lines of names do not cross', () => {
  for (let seed = 1; seed < 60; seed += 1) {
    const places = Array.from({ length: 9 }, (_none, at) =>
      named(`Port ${at}`, 150 + ((seed * (at + 3) * 37) % 90), 90 + ((seed * (at + 5) * 53) % 70), at),
    );
    const lines = placeLabels(places, { ...room, has_leaders: true }).flatMap(({ leader }) =>
      leader === undefined ? [] : [leader],
    );
    lines.forEach((line, at) => {
      for (const other of lines.slice(at + 1))
        assert.ok(!(isBetween(line, other) && isBetween(other, line)), `two lines cross in ${seed}`);
    });
  }
});

type Line = NonNullable<PlacedLabel['leader']>;

/** Whether a line, made longer, runs between the ends of another one. */
function isBetween([[x1, y1], [x2, y2]]: Line, other: Line): boolean {
  const [from = 0, to = 0] = other.map(([x, y]) => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)));
  return from * to < 0;
}
