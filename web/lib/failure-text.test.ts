import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { account } from '#messages/en/account.ts';
import { errors } from '#messages/en/errors.ts';
import { ApiError, NetworkError, readApiError } from './api-errors.ts';
import { useFailureText, waitOf } from './failure-text.ts';

const refusal = (retry_after?: string) =>
  new Response(JSON.stringify({ code: 'too_many_requests', detail: 'Too many tries.' }), {
    status: 429,
    headers: retry_after === undefined ? {} : { 'Retry-After': retry_after },
  });

test('a refusal carries the seconds of its Retry-After, and nothing that is not a number of them', async () => {
  const waits = [undefined, '720', 'soon', '', 'Wed, 21 Oct 2027 07:28:00 GMT', '-5'];
  const refusals = await Promise.all(waits.map((wait) => readApiError(refusal(wait))));
  assert.deepEqual(
    refusals.map(({ retry_after_s }) => retry_after_s),
    [undefined, 720, undefined, undefined, undefined, undefined],
  );
});

test('a wait is said in full minutes, and in hours where minutes would be many', () => {
  assert.deepEqual(waitOf(0), { unit: 'minutes', count: 1 });
  assert.deepEqual(waitOf(1), { unit: 'minutes', count: 1 });
  assert.deepEqual(waitOf(61), { unit: 'minutes', count: 2 });
  assert.deepEqual(waitOf(720), { unit: 'minutes', count: 12 });
  assert.deepEqual(waitOf(5400), { unit: 'minutes', count: 90 });
  assert.deepEqual(waitOf(5401), { unit: 'hours', count: 2 });
  assert.deepEqual(waitOf(86_400), { unit: 'hours', count: 24 });
});

test('only a call without an answer is told as one, and a fault of ours as unexpected', () => {
  const failures = [new NetworkError(), new ApiError(500, {}), new TypeError('undefined is not a function')];
  const Sentences = () => failures.map(useFailureText()).join('|');
  const messages = { account, errors };
  const App = () =>
    IntlProvider({ locale: 'en', timeZone: 'UTC', messages, children: createElement(Sentences) });
  const said = renderToStaticMarkup(createElement(App));
  const { unexpected } = errors.codes;
  assert.deepEqual(said.split('|'), [account.login.no_network, unexpected, unexpected]);
});
