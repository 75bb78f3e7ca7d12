import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dashboard } from '#contract/dashboard.ts';
import { boardAt } from './use-board.ts';

type Tile = Dashboard['following'][number];

function tile(id: string, start_date: string, end_date: string): Tile {
  // the rest of a record does not affect its place
  return {
    id,
    start_date,
    end_date,
    start_zone: 'America/New_York',
    end_zone: 'America/New_York',
    sails_at: `${start_date}T21:30:00Z`,
    time: 'future',
  } as Tile;
}

const next = { ...tile('next', '2027-03-06', '2027-03-13'), schedule: [], route: null };
const later = tile('later', '2027-06-01', '2027-06-08');
const data: Dashboard = {
  current: null,
  next,
  following: [later],
  invitations: [],
  unopened_invitations: 0,
  countdown_to: next.sails_at,
  attention: [],
  totals: { cruises: 0, nights: 0, ports: 0, countries: 0 },
  badges: [],
};
const at = (now: string, removed: string[] = []) => {
  const board = boardAt(data, new Set(removed), { now, time_zone: 'Europe/Berlin' });
  return [board.current?.id, board.today?.day, board.next?.id, board.following.map(({ id }) => id)];
};

test('an answer of last week is brought to today: the next cruise has begun, is under way, and is over', () => {
  assert.deepEqual(at('2027-03-06T04:59:00Z'), [undefined, undefined, 'next', ['later']]);
  assert.deepEqual(at('2027-03-06T05:00:00Z'), ['next', 1, 'later', []]);
  assert.deepEqual(at('2027-03-09T12:00:00Z'), ['next', 4, 'later', []]);
  assert.deepEqual(at('2027-03-14T05:00:00Z'), [undefined, undefined, 'later', []]);
});

test('a cruise deleted a moment ago makes room for the next one', () => {
  assert.deepEqual(at('2027-03-01T00:00:00Z', ['next']), [undefined, undefined, 'later', []]);
});
