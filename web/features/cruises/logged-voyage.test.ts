import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Cruise } from '#contract/cruises.ts';
import { staysUntil } from './logged-voyage.ts';

const call = (date: string, kind: string, port_name: string) => ({
  date,
  kind,
  port_id: null,
  port_name,
  outcome: 'as_planned',
  arrive: null,
  depart: null,
  all_aboard: null,
  time_zone: 'America/Puerto_Rico',
  ship_time_offset: null,
});
const cruise = {
  start_date: '2026-11-25',
  end_date: '2026-11-28',
  start_port: 'Miami',
  end_port: 'Miami',
  start_port_id: null,
  end_port_id: null,
  start_zone: 'America/New_York',
  end_zone: 'America/New_York',
  schedule: {
    version: 1,
    items: [
      call('2026-11-25', 'embark', 'Miami'),
      call('2026-11-26', 'port', 'Charlotte Amalie'),
      call('2026-11-27', 'port', 'San Juan'),
      call('2026-11-28', 'disembark', 'Miami'),
    ],
  },
} as unknown as Cruise;

it('counts no port that the ship reaches tomorrow, where it is tomorrow already', () => {
  const at = (now: string, time_zone = 'Europe/Berlin') =>
    staysUntil(cruise, { now, time_zone }).map(({ port_name }) => port_name);
  // 20:24 in Puerto Rico
  assert.deepEqual(at('2026-11-27T00:24:00Z'), ['Miami', 'Charlotte Amalie']);
  assert.deepEqual(at('2026-11-27T12:00:00Z'), ['Miami', 'Charlotte Amalie', 'San Juan']);
  assert.deepEqual(at('2027-01-01T12:00:00Z'), ['Miami', 'Charlotte Amalie', 'San Juan']);
});
