import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { BadSetting, readConfig } from './config.ts';
import { configurationPage } from './configuration-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'gangway-config-'));
after(() => rmSync(folder, { recursive: true }));

test('nothing needs to be configured', () => {
  const config = readConfig({ DATA_DIR: folder });
  assert.deepEqual(
    [config.PORT, config.HOST, config.SIGN_UP, config.TRUST_PROXY],
    [8080, '127.0.0.1', 'open', false],
  );
  assert.equal(config.PUBLIC_URL, undefined);
});

test('a wrong value stops the start and is named', () => {
  const wrong = {
    PORT: '80a',
    PUBLIC_URL: 'gangway.example.org',
    DATABASE_URL: 'mysql://localhost/gangway',
    SECRET: 'short',
    SMTP_URL: 'localhost:25',
    MAIL_FROM: 'Gangway',
    CONTACT_EMAIL: 'nobody',
    SIGN_UP: 'maybe',
    WEATHER_PROVIDER: 'frog',
    TRUST_PROXY: 'yes',
    DRAIN_SECONDS: 'long',
    LOG_LEVEL: 'loud',
    STRIPE_API_URL: 'http://localhost:12111/v1',
    TERMS_URL: 'ftp://example.org/terms',
    BACKUP_AT: '24:00',
    BACKUP_TO: 'ftp://example.org/backups',
    BACKUP_KEEP: '0,4,6',
  };
  for (const [name, value] of Object.entries(wrong)) {
    assert.throws(
      () => readConfig({ DATA_DIR: folder, [name]: value }),
      (error: unknown) => error instanceof BadSetting && error.message.startsWith(`${name} must be `),
      name,
    );
  }
});

test('PostgreSQL may have several hosts, of which each has an address', () => {
  const read = (DATABASE_URL: string) => readConfig({ DATA_DIR: folder, DATABASE_URL }).DATABASE_URL;
  for (const url of [
    'postgres://ada:secret@one:5432,two/gangway',
    'postgresql://one,[::1]:5433/gangway?target_session_attrs=read-write',
    'postgres://ada@%2Frun%2Fpostgresql,two/gangway?sslmode=verify-full',
    'postgres:///gangway?host=/run/postgresql',
  ])
    assert.equal(read(url), url);
  for (const url of [
    'postgres://one,,two/gangway',
    'postgres://one:x,two/gangway',
    'postgres://one,two:99999/x',
  ])
    assert.throws(() => read(url), /^Error: DATABASE_URL must be an address such as/, url);
  assert.throws(
    () => read('postgres://one,two/gangway?target_session_attrs=any'),
    new BadSetting('DATABASE_URL must have target_session_attrs=read-write, or none'),
  );
});

test('an empty variable counts as not set, and the slash at the end of an address is dropped', () => {
  const config = readConfig({ DATA_DIR: folder, PORT: '', PUBLIC_URL: 'https://gangway.example.org/' });
  assert.deepEqual([config.PORT, config.PUBLIC_URL], [8080, 'https://gangway.example.org']);
});

test('OpenWeather needs its key', () => {
  assert.throws(
    () => readConfig({ DATA_DIR: folder, WEATHER_PROVIDER: 'openweather' }),
    /OPENWEATHER_API_KEY must be set/,
  );
});

test('payment needs its key and the secret of its events, or neither', () => {
  const [key, secret] = [{ STRIPE_SECRET_KEY: 'sk' }, { STRIPE_WEBHOOK_SECRET: 'whsec' }];
  const read = (given: object) => readConfig({ DATA_DIR: folder, ...given });
  assert.throws(() => read(key), new BadSetting('STRIPE_WEBHOOK_SECRET must be set with STRIPE_SECRET_KEY'));
  assert.throws(
    () => read(secret),
    new BadSetting('STRIPE_SECRET_KEY must be set with STRIPE_WEBHOOK_SECRET'),
  );
  assert.throws(() => read({ ...key, STRIPE_WEBHOOK_SECRET: '' }), BadSetting, 'an empty one is none');
  assert.equal(read({ ...key, ...secret }).STRIPE_SECRET_KEY, 'sk');
});

test('scheduled backups need a time and a place outside the data, and a passphrase where others may read them', () => {
  const read = (given: object) => readConfig({ DATA_DIR: folder, ...given });
  const BACKUP_AT = '03:00';
  const passphrase = { BACKUP_PASSPHRASE: 'correct horse battery' };
  const s3 = 's3://key:secret@s3.example.org/bucket/folder?region=eu-central-1';
  const refused: [object, string][] = [
    [{ BACKUP_AT }, 'BACKUP_TO must be set with BACKUP_AT'],
    [{ BACKUP_TO: '/mnt/backups' }, 'BACKUP_AT must be set with BACKUP_TO'],
    [{ BACKUP_AT, BACKUP_TO: s3 }, 'BACKUP_PASSPHRASE must be set when BACKUP_TO is not a folder'],
    [
      { BACKUP_AT, BACKUP_TO: join(folder, 'x/../backups') },
      'BACKUP_TO must be outside DATA_DIR, which is lost as a whole',
    ],
  ];
  for (const [given, sentence] of refused) assert.throws(() => read(given), new BadSetting(sentence));
  for (const BACKUP_TO of [
    'backups',
    's3://bucket',
    's3://k:s@h',
    'webdavs://',
    'webdav://u:%@h/x',
    'https://h/x',
  ])
    assert.throws(
      () => read({ BACKUP_AT, BACKUP_TO, ...passphrase }),
      /BACKUP_TO must be an absolute path/,
      BACKUP_TO,
    );
  for (const BACKUP_TO of [s3, 's3+http://k:s@minio:9000/b', 'webdavs://ada:p%40ss@cloud.example.org/dav/x'])
    assert.equal(read({ BACKUP_AT, BACKUP_TO, ...passphrase }).BACKUP_TO, BACKUP_TO);
  const { BACKUP_KEEP } = read({ BACKUP_AT, BACKUP_TO: `${folder}-backups`, BACKUP_KEEP: '14,0,12' });
  assert.deepEqual(BACKUP_KEEP, { days: 14, weeks: 0, months: 12 });
  // it would delete each backup as soon as it is made
  assert.throws(
    () => read({ BACKUP_AT, BACKUP_TO: `${folder}-backups`, BACKUP_KEEP: '00,0,0' }),
    /BACKUP_KEEP must be three numbers/,
  );
});

test('the secret is made once, kept, and read by its owner alone', () => {
  const data = join(folder, 'fresh');
  const { SECRET } = readConfig({ DATA_DIR: data });
  assert.ok(SECRET.length >= 48);
  assert.equal(readConfig({ DATA_DIR: data }).SECRET, SECRET);
  assert.equal(statSync(join(data, 'secret')).mode & 0o777, 0o600);
});

test('a secret may come from a file, but not from both', () => {
  const file = join(folder, 'given');
  writeFileSync(file, `${'s'.repeat(40)}\n`);
  assert.equal(readConfig({ DATA_DIR: folder, SECRET_FILE: file }).SECRET, 's'.repeat(40));
  assert.throws(
    () => readConfig({ DATA_DIR: folder, SECRET_FILE: file, SECRET: 'x'.repeat(40) }),
    /SECRET and SECRET_FILE/,
  );
  assert.throws(
    () => readConfig({ DATA_DIR: folder, SECRET_FILE: join(folder, 'absent') }),
    /SECRET_FILE must name a file/,
  );
});

test('a data folder that cannot be one is named', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  assert.throws(() => readConfig({ DATA_DIR: file }), /DATA_DIR must be a folder/);
  mkdirSync(join(folder, 'short'));
  writeFileSync(join(folder, 'short', 'secret'), 'x');
  assert.throws(() => readConfig({ DATA_DIR: join(folder, 'short') }), /DATA_DIR holds a file "secret"/);
});

test('docs/configuration.md matches the settings', () => {
  const page = readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8');
  assert.equal(page, configurationPage(), 'run npm run configuration');
});
