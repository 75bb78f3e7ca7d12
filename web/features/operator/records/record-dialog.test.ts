import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { act, createElement, type ReactNode } from 'react';
import { errors } from '#messages/en/errors.ts';
import { operator } from '#messages/en/operator.ts';
import { shell } from '#messages/en/shell.ts';
import { startComponents } from '#web/lib/testing/components.ts';
import { fakeContainer, handlersIn } from '#web/lib/testing/dom.ts';
import { withinApp } from '#web/lib/testing/within-app.ts';
import type { ApiError as TheApiError } from '#web/lib/api-errors.ts';
import type { RecordDialog as TheRecordDialog } from './record-dialog.tsx';
import type { useOperatorForm as theOperatorForm } from './use-operator-form.ts';

const container = fakeContainer();
// after the document is faked: React looks for one when it loads
const { createRoot } = await import('react-dom/client');
const components = await startComponents();
after(() => components.close());
const { RecordDialog } = await components.load<{ RecordDialog: typeof TheRecordDialog }>(
  '/web/features/operator/records/record-dialog.tsx',
);
const { useOperatorForm } = await components.load<{ useOperatorForm: typeof theOperatorForm }>(
  '/web/features/operator/records/use-operator-form.ts',
);
const { ApiError } = await components.load<{ ApiError: typeof TheApiError }>('/web/lib/api-errors.ts');

type Parts = Partial<Parameters<typeof TheRecordDialog<'name' | 'uses'>>[0]>;
let sent: unknown[] = [];
let answer: () => Promise<unknown> = async () => undefined;
let closed = 0;

function Dialog(parts: Parts): ReactNode {
  const form = useOperatorForm(null, { name: '', uses: '1' });
  return createElement(RecordDialog<'name' | 'uses'>, {
    title: 'New record',
    form,
    rows: [
      [{ kind: 'text', name: 'name', label: 'Name', most: 20, is_required: true }],
      [{ kind: 'figure', name: 'uses', label: 'Uses', most: 7 }],
    ],
    check: () => ({ name: form.values.name === '' && 'Enter a name.' }),
    save: () => {
      sent.push(form.values);
      return answer();
    },
    done: 'It is saved.',
    submit: 'Make it',
    onClose: () => {
      closed += 1;
    },
    ...parts,
  });
}

const root = createRoot(container);
after(() => act(() => root.unmount()));
afterEach(() => {
  act(() => root.render(null));
  [sent, closed, answer] = [[], 0, async () => undefined];
});

function open(parts: Parts = {}): void {
  act(() => root.render(withinApp(createElement(Dialog, parts), { operator, shell, errors })));
}

const type = (place: number, value: string) =>
  act(async () => handlersIn(container, 'INPUT')[place]?.['onChange']?.({ currentTarget: { value } }));
const submit = () =>
  act(async () =>
    handlersIn(container, 'FORM')[0]?.['onSubmit']?.({
      preventDefault: () => undefined,
      currentTarget: { querySelectorAll: () => [] },
    }),
  );
const press = (place: number) => act(async () => handlersIn(container, 'BUTTON')[place]?.['onClick']?.({}));

describe('a dialog of a record', () => {
  it('sends its fields once they are right, and closes', async () => {
    open();
    await submit();
    assert.match(container.textContent, /New record.*Name.*Enter a name\.Uses/);
    assert.deepEqual([sent, closed], [[], 0]);
    await type(0, 'Sea Lark');
    assert.doesNotMatch(container.textContent, /Enter a name/);
    await submit();
    assert.deepEqual([sent, closed], [[{ name: 'Sea Lark', uses: '1' }], 1]);
  });

  it('puts the errors of the server on their fields, and others at its head', async () => {
    open();
    await type(0, 'Sea Lark');
    const fields = { uses: ['Too many.'] };
    answer = () =>
      Promise.reject(new ApiError(400, { code: 'invalid', detail: 'Check the fields.', errors: fields }));
    await submit();
    assert.match(container.textContent, /UsesToo many\./);
    answer = () => Promise.reject(new ApiError(409, { code: 'conflict', detail: 'It is there already.' }));
    await submit();
    assert.match(container.textContent, /New recordIt is there already\.Name/);
    assert.equal(closed, 0);
  });

  it('asks before it sends, if there is a question', async () => {
    open({ ask: { title: 'Really?', text: 'For everybody.', confirm: 'Go on' } });
    await type(0, 'Sea Lark');
    await submit();
    assert.deepEqual(sent, []);
    // those of the form, Cancel and Make it, come first
    await press(3);
    assert.equal(sent.length, 1);
  });

  it('stays open to show what was made', async () => {
    open({ result: { title: 'It is made', content: 'ABC-123' } });
    assert.match(container.textContent, /^It is madeABC-123/);
  });
});
