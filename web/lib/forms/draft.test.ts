import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { setAccount } from '#web/lib/storage.ts';
import { draftOf, keepSoon } from './draft.ts';
import { memoryStore } from '#web/lib/testing/storage.ts';

interface Values {
  ship: string;
  notes: string;
}

interface Extra {
  people: readonly string[];
}

function readValues(stored: unknown): Values | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = new Map<string, unknown>(Object.entries(stored));
  const text = (name: string) => {
    const value = known.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { ship: text('ship'), notes: text('notes') };
}

function slotOf(key: string) {
  return draftOf<Values, Extra>(key, {
    shape: { names: ['ship', 'notes'] },
    readValues,
    readExtra: ({ people }, is_sent) => ({
      people: Array.isArray(people) && is_sent ? people.map(String) : [],
    }),
  });
}

const before = { ship: '', notes: '' };
const values = { ship: 'Icon of the Seas', notes: 'zwölf 🚢' };
const draft = { id: 'a', version: 2, values, before, sent: null, drift: [], people: [] };

describe('a draft', () => {
  it('is read as it was written, by its own form alone, until it is removed', () => {
    const store = memoryStore();
    slotOf('one').write(draft, store);
    assert.deepEqual(slotOf('one').read(store), draft);
    assert.equal(slotOf('two').read(store), null);
    slotOf('one').forget(store);
    assert.equal(slotOf('one').read(store), null);
    assert.equal(store.length, 0);
  });

  it('is hidden from other accounts', () => {
    const store = memoryStore();
    setAccount('ada');
    slotOf('one').write(draft, store);
    setAccount('ben');
    assert.equal(slotOf('one').read(store), null);
    setAccount('ada');
    assert.deepEqual(slotOf('one').read(store)?.values, values);
    setAccount('');
  });

  it('of a new record keeps the id under which it was sent; one that was not sent gets another', () => {
    const store = memoryStore();
    const slot = slotOf('new');
    slot.write({ ...draft, version: 0, sent: values, drift: ['notes'], people: ['Otto'] }, store);
    assert.deepEqual(slot.read(store), {
      ...draft,
      version: 0,
      sent: values,
      drift: ['notes'],
      people: ['Otto'],
    });
    slot.write({ ...draft, version: 0 }, store);
    const ids = [slot.read(store)?.id, slot.read(store)?.id];
    assert.equal(new Set(['a', ...ids]).size, 3);
  });

  it('of another version of the form keeps the known names', () => {
    const store = memoryStore();
    slotOf('one').write(draft, store);
    const key = store.key(0) ?? '';
    store.setItem(
      key,
      JSON.stringify({ ...draft, values: { ship: 'Icon', gone: 'x' }, drift: ['gone', 'notes'] }),
    );
    const read = slotOf('one').read(store);
    assert.deepEqual([read?.values, read?.drift], [{ ship: 'Icon', notes: '' }, ['notes']]);
  });

  it('that cannot be understood is none', () => {
    const store = memoryStore();
    slotOf('one').write(draft, store);
    const key = store.key(0) ?? '';
    for (const text of [
      '',
      'null',
      '{',
      '[]',
      '7',
      '{"version":"1","values":{},"before":{}}',
      '{"version":1}',
    ]) {
      store.setItem(key, text);
      assert.equal(slotOf('one').read(store), null, text);
    }
  });
});

/** Stands in for the page, whose events keep drafts. */
function fakePage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const globals = {
    document: page,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  };
  Object.assign(globalThis, globals);
  return {
    leave: () => page.dispatchEvent(new Event('pagehide')),
    turn: (to: 'hidden' | 'visible') => {
      page.visibilityState = to;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    end: () => {
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    },
  };
}

describe('what is kept soon', () => {
  it('is kept after a pause, and at the end only if it changed since', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const page = fakePage();
    const keep = mock.fn();
    let change = () => {};
    const end = keepSoon((listener) => {
      change = listener;
      return () => {};
    }, keep);
    change();
    change();
    assert.equal(keep.mock.callCount(), 0);
    mock.timers.tick(300);
    assert.equal(keep.mock.callCount(), 1);
    end();
    assert.equal(keep.mock.callCount(), 1);
    page.end();
    mock.timers.reset();
  });

  it('is kept again when the page is left or hidden: another tab may have removed it', () => {
    const page = fakePage();
    const keep = mock.fn();
    const end = keepSoon(() => () => {}, keep);
    page.leave();
    page.turn('hidden');
    page.turn('visible');
    assert.equal(keep.mock.callCount(), 2);
    end();
    page.end();
  });
});
