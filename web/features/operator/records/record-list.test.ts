import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OperatorJob } from '#contract/operator-jobs.ts';
import { operator } from '#messages/en/operator.ts';
import { shell } from '#messages/en/shell.ts';
import { startComponents } from '#web/lib/testing/components.ts';
import { withinApp } from '#web/lib/testing/within-app.ts';
import type { RecordList as TheRecordList } from './record-list.tsx';

const components = await startComponents();
after(() => components.close());
const { RecordList } = await components.load<{ RecordList: typeof TheRecordList }>(
  '/web/features/operator/records/record-list.tsx',
);

const job = (id: string, has_failed: boolean): OperatorJob => ({
  id,
  queue: 'mail',
  kind: 'welcome',
  to: `${id}@example.org`,
  has_failed,
  created_at: '2027-03-06T10:00:00Z',
  tries: 3,
  next_try_at: null,
  error: null,
});

type Parts = Parameters<typeof TheRecordList<'GET admin/jobs'>>[0];

/** A list of jobs, with an action for failed ones and a filter. */
const parts: Omit<Parts, 'columns' | 'renderRecord'> = {
  reads: 'GET admin/jobs',
  title: 'Jobs',
  lead: 'All of them',
  filters: [{ kind: 'choice', name: 'state', label: 'Which', options: { '': 'Failed', all: 'All' } }],
  none: 'Nothing failed.',
  none_found: 'Nothing there.',
  keyOf: ({ id }) => id,
  actionsOf: ({ has_failed }) => [
    has_failed && { label: 'Try again', run: async () => undefined, done: 'Tried' },
  ],
  actionForAll: (jobs) =>
    jobs.some(({ has_failed }) => has_failed) && { label: 'Try all', onClick: () => undefined },
};

interface Page {
  items: OperatorJob[];
  next_cursor: string | null;
  total: number;
}

/** Draws the list at an address, as it is with this answer of the server, or while there is none. */
async function draw(list: ReactNode, address: string, query: object, page?: Page | Error): Promise<string> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  const queryKey = ['GET admin/jobs', { pages: query }];
  if (page instanceof Error)
    await queries
      .infiniteQuery({ queryKey, queryFn: () => Promise.reject(page), initialPageParam: null })
      .catch(() => undefined);
  else if (page !== undefined) queries.setQueryData(queryKey, { pages: [page], pageParams: [null] });
  const root = createRootRoute();
  const section = createRoute({
    getParentRoute: () => root,
    path: '/operator/$section',
    component: () => list,
  });
  const router = createRouter({
    routeTree: root.addChildren([section]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  const routed = createElement(RouterProvider, { router } as never);
  return renderToStaticMarkup(withinApp(routed, { operator, shell }, queries));
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const failed = '/operator/failures';
const list = createElement(RecordList<'GET admin/jobs'>, {
  ...parts,
  columns: [
    { label: 'Address', look: 'name', render: ({ to }) => to },
    { label: 'Tries', look: 'figure', render: ({ tries }) => tries },
  ],
});

describe('a list of records', () => {
  it('shows columns, the number of records, actions of records and of all, and more on demand', async () => {
    const page = { items: [job('ada', true), job('bob', false)], next_cursor: '2', total: 7 };
    const html = await draw(list, failed, {}, page);
    assert.match(
      textOf(html),
      /Jobs All of them Try all Which Failed All 2 of 7 Address Tries ada@example.org 3 Try again bob@example.org 3 Show more/,
    );
    // on a phone each value carries the label of its column
    assert.match(html, /<td[^>]* data-label="Tries"[^>]*>3<\/td>/);
    assert.equal(html.split('Try again').length, 2, 'only a failed job can be tried again');
  });

  it('shows its records below each other, each with its actions', async () => {
    const records = createElement(RecordList<'GET admin/jobs'>, {
      ...parts,
      renderRecord: ({ to }) => `To ${to}`,
    });
    const page = { items: [job('ada', true)], next_cursor: null, total: 1 };
    const text = textOf(await draw(records, failed, {}, page));
    assert.match(text, /1 of 1 To ada@example.org Try again/);
    assert.doesNotMatch(text, /Show more/);
  });

  it('reads by the filters in its address, and says of an empty list whether they left it empty', async () => {
    const empty = { items: [], next_cursor: null, total: 0 };
    assert.match(textOf(await draw(list, failed, {}, empty)), /Nothing failed\./);
    const all = await draw(list, `${failed}?state=all`, { state: 'all' }, empty);
    assert.match(textOf(all), /Nothing there\./);
    assert.match(all, /<option value="all" selected="">/);
  });

  it('is loading until an answer comes, and says so if none does', async () => {
    assert.match(textOf(await draw(list, failed, {})), /Loading/);
    const text = textOf(await draw(list, failed, {}, new Error('no answer')));
    assert.match(text, new RegExp(`${operator.load_failed} ${shell.states.retry}`));
  });
});
