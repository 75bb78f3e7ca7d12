import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cookieJar, type CookiePage } from './cookies.ts';

/** A page whose browser may refuse Secure cookies; `written` lists the cookies that the app wrote. */
function pageAt(protocol: string, hostname: string, takes_secure: boolean) {
  const written: string[] = [];
  const kept = new Map<string, string>();
  const page: CookiePage = {
    protocol,
    hostname,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text) {
      written.push(text);
      if (text.includes('Secure') && !takes_secure) return;
      const [pair = ''] = text.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (text.includes('max-age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
  return { page, written };
}

test('tokens are written with path, age, Secure and SameSite Strict', () => {
  const { page, written } = pageAt('https:', 'gangway.example', true);
  const jar = cookieJar(page);
  jar.write('access_token', 'a.b.c');
  jar.write('refresh_token', 'd.e.f');
  assert.deepEqual(written, [
    'access_token=a.b.c; path=/; max-age=3600; SameSite=Strict; Secure',
    'refresh_token=d.e.f; path=/; max-age=604800; SameSite=Strict; Secure',
  ]);
  assert.equal(jar.read('access_token'), 'a.b.c');
});

test('the cookie of a session that was lengthened for a voyage lasts as long as its token', () => {
  const { page, written } = pageAt('https:', 'gangway.example', true);
  const claims = { sub: 'session', iat: 1_000, exp: 1_000 + 30 * 86_400 };
  const token = `e30.${btoa(JSON.stringify(claims))}.x`;
  cookieJar(page).write('refresh_token', token);
  assert.match(written[0] ?? '', /max-age=2592000;/);
});

test('a value comes back as it was written, and one cookie is not taken for another', () => {
  const { page } = pageAt('https:', 'gangway.example', true);
  const jar = cookieJar(page);
  page.cookie = 'xaccess_token=wrong; path=/; Secure';
  assert.equal(jar.read('access_token'), undefined);
  jar.write('access_token', 'a;b=c %');
  assert.equal(jar.read('access_token'), 'a;b=c %');
});

test('a broken percent sign does not throw', () => {
  const { page } = pageAt('https:', 'gangway.example', true);
  page.cookie = 'access_token=%E0%A4%A; path=/; Secure';
  assert.equal(cookieJar(page).read('access_token'), '%E0%A4%A');
});

for (const host of ['localhost', '127.0.0.1', '[::1]', 'gangway.localhost']) {
  test(`on http://${host} a browser that refuses Secure gets the cookie without`, () => {
    const { page, written } = pageAt('http:', host, false);
    const jar = cookieJar(page);
    jar.write('access_token', 'token');
    assert.equal(jar.read('access_token'), 'token');
    assert.equal(written.length, 2);
    jar.erase('access_token');
    assert.equal(jar.read('access_token'), undefined);
  });
}

for (const [protocol, host] of [
  ['http:', 'gangway.example'],
  ['http:', 'localhost.evil.example'],
  ['http:', '192.168.1.7'],
  ['https:', 'localhost'],
] as const) {
  test(`on ${protocol}//${host} a token is never written without Secure`, () => {
    const { page, written } = pageAt(protocol, host, false);
    cookieJar(page).write('access_token', 'token');
    assert.ok(written.length > 0 && written.every((text) => text.includes('Secure')));
  });
}

test('where the browser accepts Secure, the cookie is written once', () => {
  const { page, written } = pageAt('http:', 'localhost', true);
  cookieJar(page).write('access_token', 'token');
  assert.equal(written.length, 1);
});

test('erasing wipes the cookie', () => {
  const { page } = pageAt('https:', 'gangway.example', true);
  const jar = cookieJar(page);
  jar.write('refresh_token', 'token');
  jar.erase('refresh_token');
  assert.equal(jar.read('refresh_token'), undefined);
});
