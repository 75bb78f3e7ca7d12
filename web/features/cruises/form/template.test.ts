import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Cruise } from '#contract/cruises.ts';
import { fields } from '#web/parts/cruise-fields/fields.ts';
import { templateValues } from './template.ts';

it('a template leaves what belongs to the one booking, and takes all else', () => {
  const texts = Object.fromEntries(fields.map(({ name }) => [name, 'x']));
  const flags = { checkin_notification: false, payment_notification: false };
  const cruise = { ...texts, ...flags, ship_id: 'icon', id: 'a' };
  const values = templateValues(cruise as unknown as Cruise);
  const taken = fields.filter(({ name }) => values[name] !== '').map(({ name }) => name);
  assert.deepEqual(taken, [
    'ship_name',
    'cruise_line',
    'start_port',
    'end_port',
    'itinerary',
    'travel_agent',
    'phone_number',
    'web_site',
    'category',
    'dining',
    'currency',
    'payment_notification',
    'checkin_notification',
    'loyalty_number',
    'emergency_contacts',
    'notes',
  ]);
  assert.equal(values.ship_id, 'icon');
  assert.equal(values.checkin_notification, 'false');
});
