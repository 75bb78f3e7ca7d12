import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shallow } from '@tanstack/react-store';
import type { Suggestions } from '#contract/suggestions.ts';
import { queries } from '#web/lib/query-client.ts';
import { fields } from './fields.ts';
import { createFormStore, fieldStateOf } from './form-store.ts';
import { emptyValues } from './form-values.ts';

const nothing: Suggestions = {
  final_payment_date: null,
  currency: null,
  loyalty_number: null,
  tier_before: null,
  points_before: null,
  emergency_contacts: null,
  travel_agent: null,
  phone_number: null,
  passengers: [],
  duplicates: [],
  schedule_days: 0,
};

function open(presets_currency = false) {
  return createFormStore({ version: 0, before: emptyValues('USD'), draft: null, presets_currency });
}

/** The fields that render again after some work. */
function drawnBy(form: ReturnType<typeof open>, work: () => void): string[] {
  const before = fields.map((field) => fieldStateOf(field, form.state()));
  work();
  return fields
    .filter((field, index) => {
      const shown = before[index];
      return shown === undefined || !shallow(shown, fieldStateOf(field, form.state()));
    })
    .map(({ name }) => name);
}

const carnival = { id: 'carnival', name: 'Carnival Cruise Line', other_names: ['Carnival'] };
const icon = {
  id: 'icon',
  name: 'Icon of the Seas',
  other_names: [],
  line: { id: 'royal', name: 'Royal Caribbean International' },
};

describe('a key in the form', () => {
  it('renders only the field in which it is typed, whichever that is', () => {
    for (const { name, kind } of fields) {
      const form = open();
      form.suggest({ ...nothing, final_payment_date: '2026-12-06' });
      // a changed ship, start or currency also renders the fields that depend on it
      const is_leading = name === 'start_date' || kind === 'currency';
      if (!is_leading)
        assert.deepEqual(
          drawnBy(form, () => form.set(name, 'x')),
          [name],
          name,
        );
    }
  });

  it('renders the fields that depend on it too', () => {
    const form = open();
    assert.deepEqual(
      drawnBy(form, () => form.choose('cruise_line', carnival)),
      ['ship_name', 'cruise_line'],
    );
    assert.ok(drawnBy(form, () => form.set('start_date', '2027-03-06')).includes('end_date'));
    assert.deepEqual(drawnBy(form, () => form.set('start_date', '2027-03-')).includes('notes'), false);
  });

  it('takes away the error of its own field', () => {
    const form = open();
    form.patch({ errors: { fare: { problem: 'amount' }, deck: { text: 'no' } } });
    form.set('fare', '1');
    assert.deepEqual(form.state().errors, { deck: { text: 'no' } });
  });
});

describe('a ship of the catalogue', () => {
  it('brings its line, and takes away the errors of both', () => {
    const form = open();
    form.patch({ errors: { ship_name: { problem: 'required' }, cruise_line: { text: 'no' } } });
    form.choose('ship_name', icon);
    const { values, errors } = form.state();
    assert.deepEqual(
      [values.ship_name, values.ship_id, values.cruise_line, values.cruise_line_id],
      ['Icon of the Seas', 'icon', 'Royal Caribbean International', 'royal'],
    );
    assert.deepEqual(errors, {});
    form.choose('cruise_line', carnival);
    assert.equal(form.state().values.ship_id, '', 'a ship of another line is not meant any more');
  });

  it('is linked to the text that names it, unless that changed or another line is typed', () => {
    const form = open();
    form.set('ship_name', 'icon of the seas');
    form.link('ship_name', 'icon of', icon);
    assert.equal(form.state().values.ship_id, '');
    form.set('cruise_line', 'A line of our own');
    form.link('ship_name', 'icon of the seas', icon);
    assert.equal(form.state().values.ship_id, '');
    assert.equal(form.state().values.cruise_line, 'A line of our own');
    form.set('cruise_line', '');
    form.patch({ is_working: true });
    form.link('ship_name', 'icon of the seas', icon);
    assert.equal(form.state().values.ship_id, '', 'sending links it, and would take this for typed');
    form.patch({ is_working: false });
    form.link('ship_name', 'icon of the seas', icon);
    assert.equal(form.state().values.cruise_line_id, 'royal');
  });
});

describe('a new record', () => {
  const openNew = () =>
    createFormStore({
      version: 0,
      before: emptyValues('USD'),
      draft: null,
      presets_currency: true,
      fills_ends: true,
    });
  const miami = { id: 'us-miami', name: 'Miami', other_names: [] };
  const lisbon = { id: 'pt-lisbon', name: 'Lisbon', other_names: [] };
  const portsOf = (form: ReturnType<typeof open>) => {
    const { end_port, end_port_id } = form.state().values;
    return [end_port, end_port_id];
  };
  const daysOf = (form: ReturnType<typeof open>) => {
    const { start_date, end_date } = form.state().values;
    return [start_date, end_date];
  };

  it('ends at the port where it starts, until another is chosen', () => {
    const form = openNew();
    form.set('start_port', 'Mia');
    assert.deepEqual(portsOf(form), ['', '']);
    form.choose('start_port', miami);
    assert.deepEqual(portsOf(form), ['Miami', 'us-miami']);
    form.set('start_port', 'lisbon');
    form.link('start_port', 'lisbon', lisbon);
    assert.deepEqual(portsOf(form), ['Lisbon', 'pt-lisbon']);
    form.choose('end_port', miami);
    form.choose('start_port', miami);
    form.choose('start_port', lisbon);
    assert.deepEqual(portsOf(form), ['Miami', 'us-miami']);
  });

  it('keeps its nights when its first day moves, once the field is left', () => {
    const form = openNew();
    form.chooseDays('2027-03-06', '2027-03-13');
    form.set('start_date', '2020-03-07');
    assert.deepEqual(daysOf(form), ['2020-03-07', '2027-03-13'], 'half a year is typed');
    form.set('start_date', '2027-04-10');
    form.leaveDays();
    assert.deepEqual(daysOf(form), ['2027-04-10', '2027-04-17']);
    form.set('end_date', '2027-04-20');
    form.leaveDays();
    form.chooseDays('2027-05-01');
    assert.deepEqual(daysOf(form), ['2027-05-01', '2027-05-11']);
  });

  it('leaves the ports and the days of other records alone', () => {
    const form = open();
    form.choose('start_port', miami);
    assert.deepEqual(portsOf(form), ['', '']);
    form.chooseDays('2027-03-06', '2027-03-13');
    form.set('start_date', '2027-03-05');
    form.leaveDays();
    assert.deepEqual(daysOf(form), ['2027-03-05', '2027-03-13']);
    form.chooseDays('2027-04-05');
    assert.deepEqual(daysOf(form), ['2027-04-05', ''], 'a last day before the first is asked for again');
  });
});

describe('a suggestion', () => {
  const due = fields.find(({ name }) => name === 'final_payment_date') ?? assert.fail();
  const offer = (form: ReturnType<typeof open>) => fieldStateOf(due, form.state()).offer;
  const suggested = (final_payment_date: string) => ({ ...nothing, final_payment_date });

  it('stands beside an empty field and is taken with one tap', () => {
    const form = open();
    form.suggest(suggested('2026-12-06'));
    assert.equal(offer(form), '2026-12-06');
    form.take('final_payment_date');
    assert.equal(form.state().values.final_payment_date, '2026-12-06');
    assert.equal(offer(form), undefined);
  });

  it('never replaces typed text, and comes again for a value taken from a suggestion', () => {
    const form = open();
    form.set('final_payment_date', '2026-12-01');
    form.suggest(suggested('2026-12-06'));
    assert.equal(offer(form), undefined);
    form.take('final_payment_date');
    assert.equal(form.state().values.final_payment_date, '2026-12-01');
    form.set('final_payment_date', '');
    form.take('final_payment_date');
    form.suggest(suggested('2026-12-13'));
    assert.equal(offer(form), '2026-12-13');
  });

  it('of a currency is that of the account for a price of a cruise that has none', () => {
    // the queries ask the cookies whose answers they keep
    Object.assign(globalThis, { document: { cookie: '' } });
    queries.setQueryData(['GET user/settings'], { home_currency: 'CHF', country: 'DE' });
    const form = createFormStore({
      version: 0,
      before: emptyValues(undefined),
      draft: null,
      presets_currency: false,
    });
    form.set('total_price', '1000');
    assert.equal(form.state().values.currency, 'CHF');
    queries.clear();
  });

  it('of a currency is filled in until the user chooses one, and makes no unsaved change', () => {
    const form = open(true);
    form.suggest({ ...nothing, currency: 'EUR' });
    assert.equal(form.state().values.currency, 'EUR');
    assert.equal(form.isDirty(), false);
    form.set('fare', '100');
    form.suggest({ ...nothing, currency: 'GBP' });
    assert.equal(form.state().values.currency, 'EUR');
    const edited = open(false);
    edited.suggest({ ...nothing, currency: 'EUR' });
    assert.equal(edited.state().values.currency, 'USD');
  });
});

it('an itinerary that was pasted is unsaved work, until the form starts afresh', () => {
  const form = open();
  form.patch({ pasted_itinerary: ' ' });
  assert.equal(form.isDirty(), false);
  form.patch({ pasted_itinerary: 'March 6 Miami' });
  assert.ok(form.isDirty());
  form.startAfresh();
  assert.equal(form.state().pasted_itinerary, '');
});

describe('passengers', () => {
  const otto = { first_name: 'Otto', last_name: null, loyalty_number: null, date_of_birth: null };

  it('are chosen once each, with an id that stays, and let go again', () => {
    const form = open();
    form.toggle(otto);
    const [chosen] = form.state().passengers;
    assert.match(chosen?.id ?? '', /^[\da-f]{8}-[\da-f]{4}-7/);
    assert.ok(form.isDirty());
    form.suggest({ ...nothing, passengers: [{ ...otto, loyalty_number: 'R-9' }] });
    assert.deepEqual(
      form.state().passengers,
      [{ ...chosen, loyalty_number: 'R-9' }],
      'once the line is known',
    );
    form.toggle({ ...otto, first_name: 'OTTO ' });
    assert.deepEqual(form.state().passengers, []);
  });
});
