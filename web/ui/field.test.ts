import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { startComponents } from '#web/lib/testing/components.ts';
import type * as Field from './field.tsx';

const components = await startComponents();
after(() => components.close());
const { Checkbox, Select, Switch, TextInput } = await components.load<typeof Field>('/web/ui/field.tsx');

test('a field names its control, describes it by its error, its purpose and more, and marks it as invalid', () => {
  const texts = {
    label: 'Email',
    description: 'Only for mail',
    error: 'Missing',
    'aria-describedby': 'rules',
  };
  const html = renderToStaticMarkup(createElement(TextInput, { ...texts, id: 'email', required: true }));
  assert.match(html, /<label for="email" data-required="true"[^>]*>Email<\/label>/);
  assert.match(html, /<input (?=[^>]*required="")(?=[^>]*aria-invalid="true")[^>]*id="email"/);
  assert.match(html, /aria-describedby="email-error email-description rules"/);
  assert.match(
    html,
    /<p id="email-description"[^>]*>Only for mail<\/p><p id="email-error"[^>]*>Missing<\/p>/,
  );
});

test('a field without texts refers to none', () => {
  const html = renderToStaticMarkup(createElement(TextInput, { 'aria-label': 'Find' }));
  assert.doesNotMatch(html, /<label|<p|aria-describedby|aria-invalid/);
});

test('a select shows its options, and boxes and switches have their label behind them', () => {
  const options = [{ value: 'a', label: 'Apples' }];
  assert.match(
    renderToStaticMarkup(createElement(Select, { options })),
    /<option value="a">Apples<\/option>/,
  );
  const choice = { id: 'on', label: 'Reminders', defaultChecked: true };
  for (const [control, role] of [
    [Checkbox, ''],
    [Switch, 'role="switch" '],
  ] as const) {
    const html = renderToStaticMarkup(createElement(control, choice));
    assert.match(
      html,
      new RegExp(`<input (?=[^>]*${role})(?=[^>]*checked="")[^>]*type="checkbox".*<label for="on">`),
    );
  }
});
