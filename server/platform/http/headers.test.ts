import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import Fastify from 'fastify';
import { build_header } from '#domain/build-header.ts';
import { protections } from './headers.ts';
import type { WebBuild } from './web.ts';

const web: WebBuild = {
  folder: '',
  index: '',
  build_hash: '0123456789abcdef',
  built_at: '',
  script_hashes: [`'sha256-${createHash('sha256').update('boot()').digest('base64')}'`],
  style_hashes: [`'sha256-${createHash('sha256').update('body {}').digest('base64')}'`],
};

async function headersAt(publicUrl: string, path = '/') {
  const app = Fastify();
  const protect = protections({ publicUrl: () => publicUrl }, web);
  app.addHook('onSend', async (request, reply) => protect(request, reply));
  app.get('/', (_request, reply) => reply.send('ok'));
  const changing = {
    etag: '"1"',
    'last-modified': 'Fri, 27 Nov 2026 08:00:00 GMT',
    'accept-ranges': 'bytes',
  };
  app.get('/assets/:file', (_request, reply) => reply.headers(changing).send('ok'));
  app.get('/own', (_request, reply) => reply.header('Content-Security-Policy', 'sandbox').send('ok'));
  return (await app.inject({ url: path })).headers;
}

async function directives(): Promise<Map<string, string>> {
  const policy = String((await headersAt('https://gangway.example'))['content-security-policy']);
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

test('every answer names the build, so that a client knows who answered', async () => {
  assert.equal((await headersAt('https://gangway.example'))[build_header.toLowerCase()], web.build_hash);
});

test('what runs or styles the page is a file of ours or known by its hash', async () => {
  const policy = await directives();
  assert.equal(policy.get('script-src'), `'self' ${web.script_hashes.join(' ')}`);
  assert.equal(policy.get('style-src'), `'self' ${web.style_hashes.join(' ')}`);
  assert.equal(policy.get('worker-src'), "'self'");
  assert.ok(![...policy.values()].some((values) => values.includes('unsafe')));
});

test('texts do not become HTML or code, and nobody frames the app', async () => {
  const policy = await directives();
  assert.equal(policy.get('require-trusted-types-for'), "'script'");
  assert.equal(policy.get('trusted-types'), 'default');
  assert.equal(policy.get('frame-ancestors'), "'none'");
  assert.equal(policy.get('base-uri'), "'none'");
});

test('browsers are told to come by https only where that is how people come', async () => {
  const secure = await headersAt('https://gangway.example');
  assert.equal(secure['strict-transport-security'], 'max-age=31536000; includeSubDomains');
  const plain = await headersAt('http://localhost:8080');
  assert.equal(plain['strict-transport-security'], undefined);
});

test('a page with a policy of its own keeps it, without what would keep a sandbox from opening', async () => {
  const headers = await headersAt('https://gangway.example', '/own');
  assert.equal(headers['content-security-policy'], 'sandbox');
  assert.equal(headers['cross-origin-opener-policy'], undefined);
  assert.equal(headers['x-content-type-options'], 'nosniff');
});

test('what is part of a page has the policy of the page; what opens by itself or works beside it has one', async () => {
  for (const path of ['/assets/app-1a.js', '/assets/app-1a.css', '/assets/letters-1a.woff2'])
    assert.deepEqual(
      await protectionOf(path),
      { policy: false, permissions: false, nosniff: 'nosniff' },
      path,
    );
  for (const path of ['/', '/assets/pdf-worker-1a.js', '/assets/picture-1a.svg', '/?a=/assets/a.js'])
    assert.deepEqual(await protectionOf(path), { policy: true, permissions: true, nosniff: 'nosniff' }, path);
});

test('a file of a page, which never changes, has no header by which a browser asks whether it did', async () => {
  const named = async (path: string) => {
    const headers = await headersAt('https://gangway.example', path);
    return ['etag', 'last-modified', 'accept-ranges', 'x-request-id'].filter((name) => name in headers);
  };
  assert.deepEqual(await named('/assets/app-1a.js'), []);
  const of_picture = await named('/assets/picture-1a.svg');
  assert.deepEqual(of_picture, ['etag', 'last-modified', 'accept-ranges', 'x-request-id']);
});

async function protectionOf(path: string) {
  const headers = await headersAt('https://gangway.example', path);
  return {
    policy: headers['content-security-policy'] !== undefined,
    permissions: headers['permissions-policy'] !== undefined,
    nosniff: headers['x-content-type-options'],
  };
}
