import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesOfScreens, filesToKeep, isPage } from './shell.ts';

test('pages of the app are those that the server answers with the app', () => {
  for (const path of ['/', '/dashboard', '/cruises/view/0198-1', '/auth/login'])
    assert.ok(isPage(path), path);
  for (const path of [
    '/api/docs',
    '/api',
    '/assets/a.js',
    '/healthz',
    '/metrics',
    '/api/icalendar/x.ics',
    '/favicon.svg',
  ])
    assert.ok(!isPage(path), path);
});

test('a new build keeps its core and the new versions of files that were kept, and nothing else', () => {
  const shell = {
    build_hash: 'b',
    build_header: 'Build',
    to_network: '?network',
    core: ['/assets/index-NEWNEWNE.js'],
    all: [
      '/assets/index-NEWNEWNE.js',
      '/assets/dashboard-screen-N3w_-4fQ.js',
      '/assets/list-screen-N3wN3wN3.js',
      '/assets/app-de-N3wN3wN3.js',
      '/assets/app-en-N3wN3wN3.js',
    ],
  };
  assert.deepEqual(
    filesToKeep(shell, ['/assets/dashboard-screen-0ld_-4fQ.js', '/assets/app-de-0ld0ld00.js']),
    ['/assets/index-NEWNEWNE.js', '/assets/dashboard-screen-N3w_-4fQ.js', '/assets/app-de-N3wN3wN3.js'],
  );
});

test('a device with the whole record has the files of every screen, in its language', () => {
  const all = [
    '/assets/stats-screen-N3wN3wN3.js',
    '/assets/stats-screen-N3wN3wN3.css',
    '/assets/inside-N3wN3wN3.js',
    '/assets/inside-de-N3wN3wN3.js',
    '/assets/pt-br-N3wN3wN3.js',
    '/assets/app-en-N3wN3wN3.js',
    '/assets/type-latin-N3wN3wN3.woff2',
  ];
  const others = [
    '/assets/inside-fr-N3wN3wN3.js',
    '/assets/beyond-fr-N3wN3wN3.js',
    '/assets/operator-screen-N3wN3wN3.js',
    '/assets/licences-N3wN3wN3.json',
  ];
  const shell = {
    build_hash: 'b',
    build_header: 'Build',
    to_network: '?network',
    core: [],
    all: [...others, ...all],
  };
  assert.deepEqual(filesOfScreens(shell, 'de'), all);
});
