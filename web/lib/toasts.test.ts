import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { clearToasts, currentToasts, showToast } from './toasts.ts';

afterEach(clearToasts);

const shown = () => currentToasts().map(({ type, message }) => `${type}: ${message}`);

test('a message is an error, a success, a warning or an info; of any other kind it is an info', () => {
  for (const type of ['error', 'success', 'warning', 'info', 'odd', '']) showToast(type, `of ${type}`);
  assert.deepEqual(shown(), [
    'error: of error',
    'success: of success',
    'warning: of warning',
    'info: of info',
    'info: of odd',
    'info: of ',
  ]);
});

test('a repeated message is shown once, unless it has an action', () => {
  const undo = { label: 'Undo', run: () => undefined };
  showToast('error', 'Error sharing');
  showToast('success', 'Record deleted successfully', { action: undo });
  showToast('success', 'Record deleted successfully', { action: undo });
  showToast('error', 'Error sharing');
  assert.deepEqual(shown(), [
    'success: Record deleted successfully',
    'success: Record deleted successfully',
    'error: Error sharing',
  ]);
});
