import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHtml } from './html.ts';
import { allTexts } from './testing/texts.ts';

const textsIn = (body: string, head = '') =>
  allTexts(readHtml(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`));

const seen = '<p>Booking 9018842</p>';

for (const [what, hidden, head] of [
  ['by its attribute', '<div hidden>666</div>', ''],
  ['by display', '<div style="display:none">666</div>', ''],
  ['by visibility', '<div style="visibility: hidden">666</div>', ''],
  ['by opacity', '<div style="opacity:0">666</div>', ''],
  ['by its size', '<div style="font-size:1px">666</div>', ''],
  ['by its colour', '<div style="color:#ffffff">666</div>', ''],
  [
    'by the colour of its cell',
    '<table><tr><td bgcolor="#102030"><font color="#102030">666</font></td></tr></table>',
    '',
  ],
  ['beyond the edge', '<div style="position:absolute;left:-9999px">666</div>', ''],
  ['in no height', '<div style="max-height:0;overflow:hidden">666</div>', ''],
  ['by a rule of a sheet', '<div class="pre">666</div>', '<style>.pre { display: none !important; }</style>'],
  ['as a script', '<script>document.write(666)</script><template>666</template><noscript>666</noscript>', ''],
] as const)
  test(`text of HTML that is hidden ${what} is not read`, () => {
    assert.deepEqual(textsIn(seen + hidden, head), [['Booking 9018842']]);
  });

test('what is shown again within something of no size, and light text on a dark field, are read', () => {
  assert.deepEqual(textsIn('<div style="font-size:0"><span style="font-size:14px">Ship</span></div>'), [
    ['Ship'],
  ]);
  assert.deepEqual(textsIn('<div style="background:#000"><p style="color:white">Ship</p></div>'), [['Ship']]);
});

test('a rule for paper or for small screens hides nothing', () => {
  const sheet = '<style>@media print{p{display:none}}@media (max-width:600px){p{display:none}}</style>';
  assert.deepEqual(textsIn(seen, sheet), [['Booking 9018842']]);
});

test('rows of a table are rows, its spans keep the columns apart', () => {
  const table =
    '<table><tr><th rowspan="2">Guests</th><td>Ada</td><td>1</td></tr><tr><td>Ben</td><td>2</td></tr>' +
    '<tr><td colspan="2">Total</td><td>3</td></tr></table>';
  const { pages } = readHtml(table);
  const rows = pages[0]?.rows ?? [];
  assert.deepEqual(
    rows.map((row) => row.cells.map((cell) => [cell.text, cell.x0])),
    [
      [
        ['Guests', 0],
        ['Ada', 100],
        ['1', 200],
      ],
      [
        ['Ben', 100],
        ['2', 200],
      ],
      [
        ['Total', 0],
        ['3', 200],
      ],
    ],
  );
  assert.deepEqual(new Set(rows.map((row) => row.table)), new Set([0]));
});

test('a table that only lays out the page gives what is in it, table after table', () => {
  const inner = (label: string) => `<table><tr><td>${label}</td><td>${label} value</td></tr></table>`;
  const { pages } = readHtml(`<table><tr><td>${inner('Ship')}</td><td>${inner('Cabin')}</td></tr></table>`);
  const rows = pages[0]?.rows ?? [];
  assert.deepEqual(allTexts(readHtml(`<table><tr><td>${inner('Ship')}</td></tr></table>`)), [
    ['Ship', 'Ship value'],
  ]);
  assert.deepEqual(
    rows.map((row) => row.cells.map((cell) => cell.text)),
    [
      ['Ship', 'Ship value'],
      ['Cabin', 'Cabin value'],
    ],
  );
  assert.notEqual(rows[0]?.block, rows[1]?.block);
});

test('cells of several lines stand beside each other line by line', () => {
  assert.deepEqual(textsIn('<table><tr><td>Guest 1<br>Ada</td><td>Guest 2<br>Ben</td></tr></table>'), [
    ['Guest 1', 'Guest 2'],
    ['Ada', 'Ben'],
  ]);
});

test('labels and values of flexible boxes, grids, terms and neighbouring texts are cells of one row', () => {
  assert.deepEqual(textsIn('<div style="display:flex"><div>Ship</div><div>Iona</div></div>'), [
    ['Ship', 'Iona'],
  ]);
  assert.deepEqual(
    textsIn(
      '<div style="display:grid;grid-template-columns:1fr 1fr"><p>Ship</p><p>Iona</p><p>Deck</p><p>7</p></div>',
    ),
    [
      ['Ship', 'Iona'],
      ['Deck', '7'],
    ],
  );
  assert.deepEqual(textsIn('<dl><dt>Ship</dt><dd>Iona</dd><dt>Deck</dt><dd>7</dd></dl>'), [
    ['Ship', 'Iona'],
    ['Deck', '7'],
  ]);
  assert.deepEqual(textsIn('<div><span>Ship</span><span>Iona</span></div>'), [['Ship', 'Iona']]);
});

test('a page in Hebrew has its first column on the right', () => {
  const { pages } = readHtml('<table><tr><td>אונייה</td><td>נוסעים</td></tr></table>');
  const [page] = pages;
  const [first, second] = page?.rows[0]?.cells ?? [];
  assert.equal(page?.is_rtl, true);
  assert.ok(first && second && first.text === 'אונייה' && first.x0 > second.x0);
});

test('what a page says to programs is kept apart: JSON-LD and marks on elements', () => {
  const { structured } = readHtml(
    '<script type="application/ld+json">{"@graph":[{"@type":"BoatReservation","reservationNumber":"A1"}]}</script>' +
      '<script type="application/ld+json">{broken</script>' +
      '<div itemscope itemtype="https://schema.org/Reservation"><span itemprop="reservationNumber">B2</span>' +
      '<div itemprop="reservationFor" itemscope itemtype="http://schema.org/BoatTrip">' +
      '<meta itemprop="name" content="Iona"></div></div>',
  );
  assert.deepEqual(structured, [
    { kind: 'schema_org', thing: { '@type': 'BoatReservation', reservationNumber: 'A1' } },
    {
      kind: 'schema_org',
      thing: {
        '@type': 'Reservation',
        reservationNumber: 'B2',
        reservationFor: { '@type': 'BoatTrip', name: 'Iona' },
      },
    },
  ]);
});
