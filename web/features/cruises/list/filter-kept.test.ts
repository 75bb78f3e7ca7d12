import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ListedCruise } from '#contract/cruise-list.ts';
import type { Cruise } from '#contract/cruises.ts';
import type { ScheduleRow } from '#contract/schedule.ts';
import { blankCruise } from '#web/lib/outbox/model-server.ts';
import { filtersOf, type ListSearch } from '../search.ts';
import { filterKept } from './filter-kept.ts';

const call: ScheduleRow = {
  date: '2027-05-02',
  kind: 'port',
  port_id: null,
  port_name: null,
  country: null,
  arrive: null,
  depart: null,
  all_aboard: null,
  time_zone: null,
  ship_time_offset: null,
  outcome: 'as_planned',
};

const records: Cruise[] = [
  {
    ...blankCruise('a', { ship_name: 'Édge', start_date: '2027-03-06', notes: 'By the window' }),
    time: 'future',
    currency: 'EUR',
    total_price: '900.50',
    balance_due: '100.00',
    cruise_line_id: 'celebrity',
    cruise_line: 'Celebrity',
  },
  {
    ...blankCruise('b', { ship_name: 'Apex', start_date: '2025-01-02' }),
    time: 'past',
    currency: 'EUR',
    total_price: '1200.00',
    balance_due: '1200.00',
    cruise_line: 'Celebrity',
    share: { share_level: 'full', owner_name: 'Ada' },
    diary: [{ id: 'd', version: 1, day: '2025-01-03', text: 'Warm' }],
  },
  {
    ...blankCruise('c', { ship_name: 'Star', start_date: '2027-05-01' }),
    time: 'future',
    currency: 'USD',
    total_price: null,
    cancelled_at: '2026-01-01T00:00:00Z',
    end_port: 'Copenhagen',
    schedule: { version: 1, items: [{ ...call, port_name: 'Helsinki' }] },
  },
];

async function found(search: ListSearch) {
  const items = records as unknown as ListedCruise[];
  const list = { items, total: items.length, next_cursor: null };
  return filterKept(list, filtersOf(search), (id) => Promise.resolve(records.find((one) => one.id === id)), {
    Copenhagen: 'Kopenhagen',
    Helsinki: 'Helsingfors',
  });
}

const ids = async (search: ListSearch) => (await found(search)).items.map(({ id }) => id).join('');

describe('the kept list', () => {
  it('is filtered as by the server', async () => {
    const cases: [ListSearch, string][] = [
      [{ time: 'future' }, 'a'],
      [{ time: 'current,past' }, 'b'],
      [{ cancelled: 'true' }, 'c'],
      [{ year: '2027' }, 'ca'],
      [{ cruise_line: 'celebrity' }, 'a'],
      [{ cruise_line: 'Celebrity' }, 'ab'],
      [{ shared: 'true' }, 'b'],
      [{ shared: 'false' }, 'ca'],
    ];
    for (const [search, expected] of cases) assert.equal(await ids(search), expected, JSON.stringify(search));
  });

  it('is searched in all texts of the records, each word for itself', async () => {
    for (const [q, expected] of [
      ['EDGE', 'a'],
      ['window édge', 'a'],
      ['window apex', ''],
      ['warm', 'b'],
      ['  ', 'cab'],
    ] as const)
      assert.equal(await ids({ q }), expected, q);
  });

  it('is searched for ports by the name that the reader sees and by that of the catalogue', async () => {
    for (const [q, expected] of [
      ['kopenhagen', 'c'],
      ['copenhagen', 'c'],
      ['helsingfors kopenhagen', 'c'],
      ['helsinki', 'c'],
    ] as const)
      assert.equal(await ids({ q }), expected, q);
  });

  it('is sorted, with what is not known at the end in both directions', async () => {
    for (const [sort, expected] of [
      ['voyages', 'abc'],
      ['newest', 'cab'],
      ['oldest', 'bac'],
      ['ship', 'bac'],
      ['ship_last', 'cab'],
      ['price', 'abc'],
      ['price_high', 'bac'],
    ] as const)
      assert.equal(await ids({ sort }), expected, sort);
  });

  it('is added up by currency, without what is cancelled, past or not known', async () => {
    const { totals, total } = await found({ sort: 'oldest' });
    assert.equal(total, 3);
    assert.deepEqual(totals, [
      { currency: 'EUR', cruises: 2, total_price: '2100.50', balance_due: '100.00' },
    ]);
  });
});
