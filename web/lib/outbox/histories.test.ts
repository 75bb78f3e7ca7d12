import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Cruise } from '#contract/cruises.ts';
import { addDays } from '#domain/dates.ts';
import { ApiError, NetworkError } from '#web/lib/api-errors.ts';
import {
  type Change,
  deletes,
  isOfGoneCruise,
  nothing_waits,
  recordOf,
  type Waiting,
  type Write,
} from './change.ts';
import { conflictsOf } from './merge-change.ts';
import { blankCruise, ModelServer, moment } from './model-server.ts';
import { createOutbox, type Outbox, type OutboxStorage } from './outbox.ts';
import { sendChanges } from './send.ts';
import { shownCruise } from './show.ts';

/*
 * Histories of three devices and a server: two devices are of the owner, one is of a traveller who may edit one of the
 * cruises. Requests and answers are lost, devices are killed while they send, a share is taken back. Each value that is
 * typed is unique, so that it is found wherever it went, or one that the field had before.
 */

class Killed extends Error {}

const edit_kinds = [
  'notes',
  'notes',
  'deck',
  'fare',
  'currency',
  'start',
  'end',
  'dates',
  'ship',
  'add',
  'add',
  'part',
  'part',
  'part',
  'remove',
  'day',
  'day',
  'clear',
  'paid',
  'unpaid',
  'make',
  'delete',
] as const;
type EditKind = (typeof edit_kinds)[number];
const faults = ['none', 'none', 'none', 'request', 'answer', 'kill before', 'kill after', 'busy'] as const;
type Fault = (typeof faults)[number];

interface Edit {
  kind: EditKind;
  /** which of what there is */
  pick: number;
  /** sets the field to a value that was typed there before */
  is_back: boolean;
}
type Step = { device: number } & (
  | {
      do: 'edit';
      edit: Edit;
      /** the screen was read just before */
      is_fresh: boolean;
      is_online: boolean;
      fault: Fault;
    }
  | { do: 'send'; faults: Fault[]; meanwhile: Edit | null; is_at_once: boolean }
  | { do: 'read' }
  | { do: 'answer'; pick: number }
  | { do: 'kill' }
  | { do: 'unshare' }
);

const device = fc.nat(2);
const stepOf = (kinds: readonly EditKind[]): fc.Arbitrary<Step> => {
  const edit = fc.record({ kind: fc.constantFrom(...kinds), pick: fc.nat(11), is_back: fc.boolean() });
  return fc.oneof(
    {
      weight: 10,
      arbitrary: fc.record({
        device,
        do: fc.constant('edit' as const),
        edit,
        is_fresh: fc.boolean(),
        is_online: fc.boolean(),
        fault: fc.constantFrom(...faults),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        device,
        do: fc.constant('send' as const),
        faults: fc.array(fc.constantFrom(...faults), { maxLength: 5 }),
        meanwhile: fc.option(edit),
        is_at_once: fc.boolean(),
      }),
    },
    { weight: 2, arbitrary: fc.record({ device, do: fc.constant('read' as const) }) },
    { weight: 2, arbitrary: fc.record({ device, do: fc.constant('answer' as const), pick: fc.nat(11) }) },
    { weight: 1, arbitrary: fc.record({ device, do: fc.constant('kill' as const) }) },
    { weight: 1, arbitrary: fc.record({ device: fc.constant(0), do: fc.constant('unshare' as const) }) },
  );
};
/** Each history has few kinds of edits or many: with few they meet more often. */
const steps_of_all = fc
  .subarray([...edit_kinds], { minLength: 2 })
  .chain((kinds) => fc.array(stepOf(kinds), { minLength: 4, maxLength: 18, size: 'max' }));

/** What was typed where. */
interface Typed {
  value: string;
  /** of which field of which record */
  place: string;
  cruise_id: string;
  part_id: string | undefined;
  device: number;
  /** what was on the screen before */
  over: unknown;
  /** it is what the record has, as far as the device knows: the traveller took the own change back */
  is_undone: boolean;
}

const key = (id: string) => ['GET cruises/{id}', { params: { id } }] as const;

class World {
  readonly server = new ModelServer();
  readonly devices: Device[];
  readonly typed: Typed[] = [];
  /** the values that questions and refusals showed, and those of a schedule that was cleared */
  readonly seen = new Set<string>();
  /** all that was typed, also what could not be kept: the server may have it */
  readonly written: Pick<Typed, 'value' | 'over'>[] = [];
  /** records of which a deletion was asked for */
  readonly deletions = new Set<string>();
  questions: { names: string[] }[] = [];
  private count = 0;

  constructor() {
    for (const id of ['one', 'two']) {
      this.server.cruises.set(id, blankCruise(id, { currency: 'EUR', total_price: '5000.00' }));
      this.server.owners.set(id, 'ada');
      this.server.editors.set(id, new Set(id === 'two' ? ['ben'] : []));
    }
    this.devices = ['ada', 'ada', 'ben'].map((person, index) => new Device(this, person, index));
  }

  /** A number that was never given before. */
  next(): number {
    this.count += 1;
    return this.count;
  }

  /** Notes that somebody sees values, given in any shape. */
  see(...values: unknown[]): void {
    for (const value of scalars(values)) this.seen.add(value);
  }
}

class Device {
  readonly world: World;
  readonly person: string;
  readonly index: number;
  readonly kept = new Map<string, Cruise>();
  stored: Waiting | undefined;
  box!: Outbox;

  constructor(world: World, person: string, index: number) {
    this.world = world;
    this.person = person;
    this.index = index;
  }

  async start(): Promise<void> {
    const storage: OutboxStorage = {
      read: () => Promise.resolve(this.stored),
      update: (_person, change) => {
        // as IndexedDB keeps it: a copy
        this.stored = structuredClone(change(this.stored ?? nothing_waits));
        return Promise.resolve(this.stored);
      },
    };
    this.box = createOutbox({
      storage,
      account: () => this.person,
      cruise: (id) => Promise.resolve(this.kept.get(id)),
      moment: () => moment,
      newId: () => `${this.index}-${this.world.next()}`,
      announce: () => undefined,
    });
    await this.box.restore();
  }

  read(): void {
    const { server } = this.world;
    for (const id of new Set([...server.owners.keys(), ...this.kept.keys()])) {
      try {
        this.kept.set(id, server.read(id, this.person));
        this.shown(id);
      } catch {
        this.kept.delete(id);
      }
    }
  }

  /** The cruise as the screen shows it. */
  shown(id: string): Cruise | undefined {
    const kept = this.kept.get(id);
    return kept === undefined ? this.box.made(id) : (this.box.show(key(id), kept) as Cruise);
  }

  /** One of the cruises on the screen. */
  pick(which: number): Cruise | undefined {
    const waiting = this.box.current();
    const ids = new Set([...this.kept.keys(), ...waiting.changes.map((one) => recordOf(one).cruise_id)]);
    const deleted = waiting.changes
      .filter((one) => deletes(one) && recordOf(one).kind === 'cruise')
      .map((one) => recordOf(one).cruise_id);
    const there = [...ids].filter((id) => !deleted.includes(id));
    const id = there[which % Math.max(1, there.length)];
    return id === undefined ? undefined : this.shown(id);
  }

  /** The call that an editor makes, and what was typed. */
  private writeOf({ kind, pick, is_back }: Edit): { write: Write; if_match?: number } | undefined {
    const { world } = this;
    const cruise = this.pick(pick);
    if (kind !== 'make' && cruise?.can.edit !== true) return undefined;
    const number = world.next();
    const text = `<${number}>`;
    const type = (
      name: string,
      value: string,
      cruise_id: string,
      { of, part_id }: { of?: (record: Cruise) => unknown; part_id?: string } = {},
    ) => {
      const before = cruise === undefined ? undefined : of?.(cruise);
      const place = `${cruise_id} ${part_id ?? ''} ${name}`;
      const earlier = world.typed.filter((one) => one.place === place && one.value !== before);
      const typed = (is_back ? earlier[pick % Math.max(1, earlier.length)]?.value : undefined) ?? value;
      const known = this.box.known(key(cruise_id)) ?? this.kept.get(cruise_id);
      const is_undone = known !== undefined && of?.(known) === typed;
      const one = { value: typed, over: before, place, cruise_id, part_id, device: this.index, is_undone };
      world.typed.push(one);
      world.written.push(one);
      return typed;
    };
    if (kind === 'make' || cruise === undefined) {
      const id = `${this.index}-c${number}`;
      const body = { id, start_date: '2027-03-06', end_date: '2027-03-13' };
      return {
        write: {
          method: 'POST',
          path: 'cruises',
          body: { ...body, ship_name: type('ship_name', text, id) },
        },
      };
    }
    const { id, version } = cruise;
    const typeField = (name: keyof Cruise, value: string) =>
      type(name, value, id, { of: (record) => record[name] });
    const patch = (body: Record<string, unknown>) => ({
      write: { method: 'PATCH' as const, path: `cruises/${id}`, body },
      if_match: version,
    });
    const start_date = addDays('2027-01-01', number);
    const moves = cruise.schedule.items.length > 0 && pick % 2 === 0 && { move_schedule: true };
    const parts = [
      ...cruise.passengers.map((part) => ({ part, kind: 'passengers' as const, name: 'note' })),
      ...cruise.flights.map((part) => ({ part, kind: 'flights' as const, name: 'seat' })),
      ...cruise.payments
        .filter(({ is_mark_paid }) => !is_mark_paid)
        .map((part) => ({ part, kind: 'payments' as const, name: 'note' })),
    ];
    const found = parts[pick % Math.max(1, parts.length)];
    switch (kind) {
      case 'notes':
      case 'deck':
        return patch({ [kind]: typeField(kind, text) });
      case 'fare':
        return patch({ fare: typeField('fare', `${number}.25`) });
      case 'currency':
        return patch({
          currency: cruise.currency === 'USD' ? 'EUR' : 'USD',
          total_price: typeField('total_price', `${1000 + number}.75`),
        });
      case 'start':
        return patch({ start_date: typeField('start_date', start_date), ...moves });
      case 'end':
        return patch({ end_date: typeField('end_date', addDays('2028-01-01', number)) });
      case 'dates':
        return patch({
          start_date: typeField('start_date', start_date),
          end_date: typeField('end_date', addDays('2028-01-01', number)),
          ...moves,
        });
      case 'ship':
        return patch({ ship_name: typeField('ship_name', text), ship_id: null });
      case 'add': {
        const { kind: of, name, body } = new_parts[pick % new_parts.length] ?? new_parts[0];
        const part_id = `${this.index}-p${number}`;
        const value = type(name, text, id, { part_id });
        return {
          write: {
            method: 'POST',
            path: `cruises/${id}/${of}`,
            body: { ...body, id: part_id, [name]: value },
          },
        };
      }
      case 'part': {
        if (found === undefined) return undefined;
        const part_id = found.part.id;
        const of = (record: Cruise) => {
          const all = record[found.kind] as unknown as Record<string, unknown>[];
          return all.find((one) => one['id'] === part_id)?.[found.name];
        };
        const body = { [found.name]: type(found.name, text, id, { of, part_id }) };
        const path = `cruises/${id}/${found.kind}/${part_id}`;
        return { write: { method: 'PATCH', path, body }, if_match: found.part.version };
      }
      case 'remove': {
        if (found === undefined) return undefined;
        world.deletions.add(found.part.id);
        const path = `cruises/${id}/${found.kind}/${found.part.id}`;
        return { write: { method: 'DELETE', path, body: null }, if_match: found.part.version };
      }
      case 'day': {
        const date = addDays(cruise.start_date, pick % 4);
        const of = ({ schedule }: Cruise) => schedule.items.find((row) => row.date === date)?.port_name;
        const row = { date, kind: 'port', port_name: type(`day ${date}`, text, id, { of }) };
        const rest = cruise.schedule.items
          .filter((one) => one.date !== date)
          .map(({ country: _country, ...given }) => given);
        return {
          write: { method: 'PUT', path: `cruises/${id}/schedule`, body: { items: [...rest, row] } },
          if_match: cruise.schedule.version,
        };
      }
      case 'clear':
        world.see(cruise.schedule.items);
        return {
          write: { method: 'DELETE', path: `cruises/${id}/schedule`, body: null },
          if_match: cruise.schedule.version,
        };
      case 'paid':
        if (cruise.payment_state !== 'balance_due') return undefined;
        return { write: { method: 'POST', path: `cruises/${id}/mark-paid`, body: null } };
      case 'unpaid':
        if (!cruise.payments.some(({ is_mark_paid }) => is_mark_paid)) return undefined;
        return { write: { method: 'DELETE', path: `cruises/${id}/mark-paid`, body: null } };
      case 'delete':
        if (!cruise.can.delete) return undefined;
        world.deletions.add(id);
        return { write: { method: 'DELETE', path: `cruises/${id}`, body: null }, if_match: version };
    }
  }

  /** An edit as a screen makes it: sent at once if it can be, else kept. */
  async edit(edit_made: Edit, is_online: boolean, fault: Fault): Promise<void> {
    const { typed } = this.world;
    const count = typed.length;
    const given = this.writeOf(edit_made);
    if (given === undefined) return;
    const { write, if_match } = given;
    const forget = () => void typed.splice(count);
    let is_sent = false;
    try {
      if (is_online && !this.box.mustWait(write)) {
        is_sent = true;
        await this.call(write, if_match, fault);
        this.read();
        return;
      }
    } catch (error) {
      // the form keeps what was typed
      if (error instanceof ApiError || error instanceof Killed) {
        forget();
        if (error instanceof Killed) throw error;
        return;
      }
    }
    try {
      await this.box.add(write, if_match, new NetworkError('none'), is_sent);
    } catch {
      forget();
    }
  }

  private call(write: Write, if_match: number | undefined, fault: Fault): Promise<unknown> {
    const { server } = this.world;
    if (fault === 'request') throw new NetworkError('lost');
    if (fault === 'kill before') throw new Killed();
    if (fault === 'busy') throw new ApiError(500, {});
    const answer = server.do(write, { person: this.person, if_match });
    if (fault === 'answer') throw new NetworkError('lost');
    if (fault === 'kill after') throw new Killed();
    return Promise.resolve(answer);
  }

  async send(with_faults: readonly Fault[], meanwhile: Edit | null): Promise<void> {
    const left = [...with_faults];
    let during = meanwhile;
    await sendChanges({
      outbox: this.box,
      send: async (change) => {
        const now = during;
        during = null;
        if (now !== null) await this.edit(now, false, 'none');
        return this.call(change, change.before?.version, left.shift() ?? 'none');
      },
      alone: (run) => run(),
    });
    this.read();
  }

  /** Notes the questions and the refusals that are on the screen now. */
  look(): void {
    const { world } = this;
    for (const change of this.box.current().changes) {
      if (change.state === 'waiting') continue;
      world.see(change.body);
      if (change.state === 'refused') continue;
      const { current = null } = change;
      if (current === null) {
        world.see(change.before, this.box.current().cruises[recordOf(change).cruise_id]);
        continue;
      }
      if (deletes(change)) {
        world.see(current);
        continue;
      }
      const names = conflictsOf(change, current);
      const days = (current['items'] ?? []) as { date: string }[];
      world.see(
        names.map((name) => current[name]),
        days.filter(({ date }) => names.includes(date)),
      );
    }
  }

  /** Answers one question, or takes a refused change back. */
  async answer(pick: number): Promise<boolean> {
    this.look();
    const open = this.box.current().changes.filter(({ state }) => state !== 'waiting');
    const change: Change | undefined = open[pick % Math.max(1, open.length)];
    if (change === undefined) return false;
    if (change.state === 'refused') {
      const { changes } = this.box.current();
      await this.box.discard(change.id);
      // with it goes what can only be sent after it: the list of what waits has shown it too
      const left = new Set(this.box.current().changes.map(({ id }) => id));
      this.world.see(changes.filter(({ id }) => !left.has(id)).map(({ body }) => body));
    } else {
      const { current = null } = change;
      const names = current === null || deletes(change) ? [] : conflictsOf(change, current);
      this.world.questions.push({ names });
      const left = [[], names, 'all' as const][pick % 3] ?? 'all';
      if (isOfGoneCruise(change)) await this.answerGone(change, left);
      else await this.box.resolve(change.id, left);
    }
    return true;
  }

  /** A cruise that was deleted is made anew with all that its screen shows, or nothing of it waits any more. */
  private async answerGone(change: Change, left: readonly string[] | 'all'): Promise<void> {
    const { cruise_id } = recordOf(change);
    const waiting = this.box.current();
    const shown = new Set(scalars(shownCruise(waiting, cruise_id, moment)));
    await this.box.resolve(change.id, left);
    const { changes } = this.box.current();
    assert.ok(!changes.some((one) => recordOf(one).cruise_id === cruise_id), 'something waits for it');
    const before = new Set(waiting.changes.map(({ id }) => id));
    const made = changes.filter(({ id }) => !before.has(id));
    const cruises = made.filter(({ path }) => path === 'cruises');
    assert.equal(cruises.length, left === 'all' ? 0 : 1);
    if (left === 'all') return;
    const there = new Set(scalars(made.map(({ body }) => body)));
    for (const one of this.world.typed)
      if (one.cruise_id === cruise_id && shown.has(one.value))
        assert.ok(
          there.has(one.value),
          `${one.value} of ${one.place} is not in the cruise that is made anew`,
        );
  }
}

const new_parts = [
  { kind: 'flights', name: 'seat', body: { kind: 'pre' } },
  { kind: 'payments', name: 'note', body: { date: '2026-11-27', amount: '10.00' } },
  { kind: 'passengers', name: 'note', body: { first_name: 'Ada' } },
] as const;

/** All texts in a value. */
function scalars(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(scalars);
}

async function unlessKilled(on: Device, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
    await on.start();
  }
}

async function take(world: World, one: Step): Promise<void> {
  const on = world.devices[one.device];
  if (on === undefined) return;
  await unlessKilled(on, async () => {
    switch (one.do) {
      case 'edit':
        if (one.is_fresh) on.read();
        return on.edit(one.edit, one.is_online, one.fault);
      case 'send':
        if (!one.is_at_once || one.meanwhile === null) return on.send(one.faults, one.meanwhile);
        await Promise.all([on.send(one.faults, null), on.edit(one.meanwhile, false, 'none')]);
        return;
      case 'read':
        return on.read();
      case 'answer':
        await on.answer(one.pick);
        return;
      case 'kill':
        return on.start();
      case 'unshare':
        world.server.editors.get('two')?.delete('ben');
    }
  });
  for (const each of world.devices) each.look();
}

/** The network is there, and all questions are answered. */
async function settleAll(world: World, pick: number): Promise<void> {
  for (let round = 0; round < 40; round += 1) {
    let is_open = false;
    for (const on of world.devices) {
      await on.send([], null);
      while (await on.answer(pick + round)) is_open = true;
      is_open ||= on.box.current().changes.length > 0;
    }
    if (!is_open) return;
  }
  assert.fail('something waits for ever');
}

async function play(steps: readonly Step[], pick: number): Promise<World> {
  const world = new World();
  for (const on of world.devices) {
    await on.start();
    on.read();
  }
  for (const one of steps) await take(world, one);
  await settleAll(world, pick);
  return world;
}

function check(world: World): void {
  const { server } = world;
  const there = new Set(scalars(Object.fromEntries(server.cruises)));
  for (const [index, one] of world.typed.entries()) {
    if (one.is_undone) continue;
    const is_overwritten = world.typed
      .slice(index + 1)
      .some((later) => later.place === one.place && later.device === one.device);
    // somebody saw it and wrote another value: not the one that it took the place of
    const at = world.written.indexOf(one);
    const is_replaced = world.written.some(
      ({ value, over }, when) => over === one.value && (when > at || value !== one.over),
    );
    const is_deleted = world.deletions.has(one.cruise_id) || world.deletions.has(one.part_id ?? '');
    assert.ok(
      there.has(one.value) || world.seen.has(one.value) || is_overwritten || is_replaced || is_deleted,
      `${one.value} of ${one.place}, typed on device ${one.device}, is lost`,
    );
  }
  for (const [id, times] of server.made) assert.equal(times, 1, `${id} was made ${times} times`);
  for (const on of world.devices) {
    assert.deepEqual(on.stored ?? nothing_waits, nothing_waits);
    on.read();
    for (const [id, cruise] of server.cruises)
      if (on.kept.has(id))
        assert.deepEqual({ ...on.shown(id), share: null, can: null }, { ...cruise, can: null });
  }
}

const runs = Number(process.env['RUNS'] ?? 2000);

test('in 2,000 histories of three devices nothing that was typed is lost, and all agree', async () => {
  await fc.assert(
    fc.asyncProperty(steps_of_all, fc.nat(11), async (steps, pick) => {
      check(await play(steps, pick));
    }),
    { numRuns: runs, seed: 22, endOnFailure: false },
  );
});

/** Fields that are asked about together, and what is done with records of their own, by how it is edited. */
const units: { edits: EditKind[]; names: string[] }[] = [
  { edits: ['notes'], names: ['notes'] },
  { edits: ['deck'], names: ['deck'] },
  { edits: ['ship'], names: ['ship_name'] },
  { edits: ['fare'], names: ['fare'] },
  { edits: ['dates'], names: ['end_date', 'start_date'] },
];

/** Steps of one device alone, whose requests and answers may be lost. */
function stepsOf(of: number, kinds: readonly EditKind[]): fc.Arbitrary<Step> {
  const some = fc.record({
    kind: fc.constantFrom(...kinds),
    pick: fc.constant(0),
    is_back: fc.boolean(),
  });
  return fc.oneof(
    fc.record({
      device: fc.constant(of),
      do: fc.constant('edit' as const),
      edit: some,
      is_fresh: fc.boolean(),
      is_online: fc.boolean(),
      // a page that is killed after the server did what it sent at once knows nothing of it
      fault: fc.constantFrom('none' as const, 'request' as const, 'answer' as const),
    }),
    fc.record({
      device: fc.constant(of),
      do: fc.constant('send' as const),
      faults: fc.array(fc.constantFrom(...faults), { maxLength: 3 }),
      meanwhile: fc.option(some),
      is_at_once: fc.boolean(),
    }),
    fc.constant({ device: of, do: 'read' as const }),
    fc.constant({ device: of, do: 'kill' as const }),
  );
}

const apart = fc
  .shuffledSubarray<EditKind[]>(
    [
      ['notes'],
      ['deck'],
      ['ship'],
      ['fare', 'currency'],
      ['start', 'end', 'dates', 'day'],
      ['add'],
      ['paid'],
    ],
    { minLength: 7 },
  )
  .chain((groups) => {
    const [mine, theirs] = [groups.slice(0, 4).flat(), groups.slice(4).flat()];
    const any = fc.oneof(stepsOf(0, mine), stepsOf(1, theirs));
    return fc.array(any, { minLength: 4, maxLength: 24, size: 'max' });
  });

test('two devices that change different fields are asked nothing', async () => {
  await fc.assert(
    fc.asyncProperty(apart, async (steps) => {
      const world = await play(steps, 0);
      check(world);
      assert.deepEqual(world.questions, []);
    }),
    { numRuns: Math.ceil(runs / 4), seed: 2 },
  );
});

const making = fc.array(fc.oneof(stepsOf(0, ['add', 'make', 'part']), stepsOf(1, ['remove', 'delete'])), {
  minLength: 8,
  maxLength: 24,
  size: 'max',
});

test('what was made here and deleted on another device is not made again, although its answer was lost', async () => {
  await fc.assert(
    fc.asyncProperty(making, fc.nat(11), async (steps, pick) => check(await play(steps, pick))),
    { numRuns: Math.ceil(runs / 4), seed: 22 },
  );
});

const same = fc.constantFrom(...units).chain(({ edits, names }) => {
  const offline = (of: number): fc.Arbitrary<Step> =>
    fc.record({
      device: fc.constant(of),
      do: fc.constant('edit' as const),
      edit: fc.record({
        kind: fc.constantFrom(...edits),
        pick: fc.constant(0),
        is_back: fc.constant(false),
      }),
      is_fresh: fc.constant(false),
      is_online: fc.constant(false),
      fault: fc.constant('none' as const),
    });
  const both = fc.tuple(offline(0), offline(1), fc.array(fc.oneof(offline(0), offline(1)), { maxLength: 6 }));
  return both.map(([mine, theirs, more]) => ({ steps: [mine, theirs, ...more], names }));
});

test('two devices that change one field are asked once, by its name', async () => {
  await fc.assert(
    fc.asyncProperty(same, fc.nat(2), async ({ steps, names }, pick) => {
      const world = await play(steps, pick);
      check(world);
      assert.deepEqual(world.questions, [{ names }]);
    }),
    { numRuns: Math.ceil(runs / 10), seed: 22 },
  );
});

/** Edits of two fields of one cruise on two devices, each of a screen that was just read. */
const set_back = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        device: fc.nat(1),
        do: fc.constant('edit' as const),
        edit: fc.record({
          kind: fc.constantFrom<EditKind[]>('notes', 'deck', 'day'),
          pick: fc.constantFrom(0, 2),
          is_back: fc.boolean(),
        }),
        is_fresh: fc.constant(true),
        is_online: fc.boolean(),
        fault: fc.constant('none' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        device: fc.nat(1),
        do: fc.constant('send' as const),
        faults: fc.constant<Fault[]>([]),
        meanwhile: fc.constant(null),
        is_at_once: fc.constant(false),
      }),
    },
  ),
  { minLength: 4, maxLength: 12, size: 'max' },
);

test('a field that is set back over what another device wrote is a change', async () => {
  await fc.assert(
    fc.asyncProperty(set_back, fc.nat(2), async (steps, pick) => {
      check(await play(steps, pick));
    }),
    { numRuns: Math.ceil(runs / 8), seed: 22 },
  );
});
