import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { z } from 'zod';
import { isEmail } from '#domain/email.ts';
import { hostsOf } from './database/hosts.ts';
import { readBackupAddress } from './platform/backup-destination/address.ts';
import { isS3Url } from './platform/files/s3-url.ts';

/*
 * Every setting in one object: its meaning, its shape and its default are together; docs/configuration.md is generated
 * from here and a test holds the two together.
 */

interface Setting<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** its purpose, a sentence for the person who runs an instance */
  about: string;
  /** as shown in the documentation; absent: not set */
  shown_default?: string;
  /** may be given as a file named by NAME_FILE */
  is_secret?: true;
}

function setting<Schema extends z.ZodType>(declared: Setting<Schema>): Setting<Schema> {
  return declared;
}

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a web address that starts with http:// or https://',
});
const withoutSlash = webAddress.transform((value) => value.replace(/\/+$/, ''));

function addressOf(protocols: RegExp, example: string) {
  return z.string().refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), {
    error: `must be an address such as ${example}`,
  });
}

/** Whether an address names a PostgreSQL, or several hosts of one. */
function isPostgres(value: string): boolean {
  const urls = hostsOf(value).map((url) => URL.parse(url));
  return urls.every(
    (url) => /^postgres(ql)?:$/.test(url?.protocol ?? '') && (urls.length === 1 || url?.host !== ''),
  );
}

/** Whether an address means a server that takes writes, as all of ours must. */
function takesWrites(value: string): boolean {
  const url = URL.parse(hostsOf(value)[0] ?? '');
  return ['read-write', null].includes(url?.searchParams.get('target_session_attrs') ?? null);
}

/** For how many days, weeks and months a backup is kept. */
export interface Keep {
  /** at least 1 */
  days: number;
  weeks: number;
  months: number;
}

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((value) => value === 'on');

export const settings = {
  PORT: setting({
    schema: z
      .string()
      .default('8080')
      .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'must be a port number')
      .transform(Number),
    about: 'Port the server listens on; 0 takes a free one.',
    shown_default: '8080',
  }),
  HOST: setting({
    schema: z.string().default('127.0.0.1'),
    about: 'Address the server listens on; 0.0.0.0 for the whole network.',
    shown_default: '127.0.0.1',
  }),
  PUBLIC_URL: setting({
    schema: withoutSlash.optional(),
    about: 'Address under which people reach it; links in mails begin with it.',
    shown_default: 'http://localhost:PORT',
  }),
  DATA_DIR: setting({
    schema: z.string().min(1, 'must name a folder').default('data'),
    about: 'Folder for the embedded database, mails without SMTP, files and the secret.',
    shown_default: 'data',
  }),
  DATABASE_URL: setting({
    schema: z
      .string()
      .refine(
        isPostgres,
        'must be an address such as postgres://user:password@host/database or …@host,host/database',
      )
      .refine(takesWrites, 'must have target_session_attrs=read-write, or none')
      .optional(),
    about:
      'PostgreSQL to use instead of the embedded database. Of several hosts (postgres://user:password@a:5432,b:5432/database) ' +
      'it uses the one that takes writes (operating.md).',
    is_secret: true,
  }),
  SECRET: setting({
    schema: z.string().min(32, 'must be at least 32 characters long').optional(),
    about: 'Signs the tokens of sessions; several servers of one instance share it.',
    shown_default: 'made and kept in DATA_DIR/secret',
    is_secret: true,
  }),
  SMTP_URL: setting({
    schema: addressOf(/^smtps?:$/, 'smtps://user:password@host:465').optional(),
    about:
      'Mail server. Without it mails are written to DATA_DIR/mail and their links are logged. A password goes over a ' +
      'network only with TLS, and certificates are checked; ?requireTLS=false, ?tls.rejectUnauthorized=false or ' +
      '?tls.ca=... say otherwise.',
    is_secret: true,
  }),
  MAIL_FROM: setting({
    schema: z
      .string()
      .refine(
        (value) => isEmail(/<([^<>]+)>$/.exec(value)?.[1] ?? value),
        'must be an address such as Gangway <gangway@example.org>',
      )
      .default('Gangway <gangway@localhost.localdomain>'),
    about: 'Sender of mails.',
    shown_default: 'Gangway <gangway@localhost.localdomain>',
  }),
  CONTACT_EMAIL: setting({
    schema: z.string().refine(isEmail, 'must be an e-mail address').optional(),
    about: 'Address that messages of the contact form go to, and answers to mails.',
  }),
  SIGN_UP: setting({
    schema: z.enum(['open', 'code', 'closed'], { error: 'must be open, code or closed' }).default('open'),
    about: 'Who may open an account: everybody, whoever has a registration code, or nobody.',
    shown_default: 'open',
  }),
  WRITES_A_MINUTE: setting({
    schema: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .default(600),
    about: 'How many changes one account may make in a minute, in each server process.',
    shown_default: '600',
  }),
  WEATHER_PROVIDER: setting({
    schema: z
      .enum(['open-meteo', 'openweather', 'off'], { error: 'must be open-meteo, openweather or off' })
      .default('open-meteo'),
    about: 'Source of weather forecasts; off asks nobody.',
    shown_default: 'open-meteo',
  }),
  WEATHER_URL: setting({
    schema: withoutSlash.optional(),
    about:
      'Another base address of the weather provider, for instance of a mirror; for Open-Meteo of both its services.',
  }),
  OPENWEATHER_API_KEY: setting({
    schema: z.string().min(1).optional(),
    about: 'Key of OpenWeather, needed with WEATHER_PROVIDER=openweather.',
    is_secret: true,
  }),
  STRIPE_SECRET_KEY: setting({
    schema: z.string().min(1).optional(),
    about:
      'Key of Stripe (operating.md). Without it there are no paid plans and everybody may do everything. Needs ' +
      'STRIPE_WEBHOOK_SECRET.',
    is_secret: true,
  }),
  STRIPE_WEBHOOK_SECRET: setting({
    schema: z.string().min(1).optional(),
    about: 'Secret with which Stripe signs its events to /api/billing/webhook. Needs STRIPE_SECRET_KEY.',
    is_secret: true,
  }),
  STRIPE_API_URL: setting({
    schema: webAddress
      .refine(
        (value) => new URL(value).pathname === '/',
        'must be a host alone, such as http://localhost:12111',
      )
      .optional(),
    about: 'Another host that answers as Stripe does, for tests.',
    shown_default: 'https://api.stripe.com',
  }),
  S3_URL: setting({
    schema: z
      .string()
      .refine(isS3Url, 'must be an address such as https://key:secret@host/bucket?region=eu-central-1')
      .optional(),
    about:
      'S3 service for files instead of DATA_DIR/files: https://key:secret@host/bucket?region=eu-central-1, or a folder ' +
      'in the bucket with /bucket/folder. What is special in an address stands in the secret as %2F and %2B. ' +
      'No other instance may use the same place.',
    is_secret: true,
  }),
  BACKUP_BEFORE_UPGRADE: setting({
    schema: onOff.default(true),
    about:
      'Whether a start that upgrades the database writes a backup of it to DATA_DIR/before-upgrades first; the files of ' +
      'travellers are not in it.',
    shown_default: 'on',
  }),
  BACKUP_PASSPHRASE: setting({
    schema: z.string().min(12, 'must be at least 12 characters long').optional(),
    about: 'Encrypts backups, and opens them again. Keep it elsewhere: without it a backup is lost.',
    is_secret: true,
  }),
  BACKUP_AT: setting({
    schema: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 03:00')
      .optional(),
    about: "When a backup is made each day, by the machine's clock (TZ). Needs BACKUP_TO.",
  }),
  BACKUP_TO: setting({
    schema: z
      .string()
      .refine((value) => readBackupAddress(value) !== null, {
        error:
          'must be an absolute path, or an address such as s3://key:secret@host/bucket/folder?region=eu-central-1 or ' +
          'webdavs://user:password@host/folder',
      })
      .optional(),
    about:
      'Where these backups go (operating.md): a folder outside DATA_DIR that exists, s3:// with what follows https:// in ' +
      'S3_URL, or webdavs://user:password@host/folder; over plain http s3+http:// and webdav://. Needs BACKUP_AT, and ' +
      'BACKUP_PASSPHRASE unless it is a folder.',
    is_secret: true,
  }),
  BACKUP_KEEP: setting({
    schema: z
      .string()
      .default('7,4,6')
      .refine(
        (value) => /^\d{1,3},\d{1,3},\d{1,3}$/.test(value) && Number.parseInt(value, 10) > 0,
        'must be three numbers such as 7,4,6: days (at least 1), weeks and months',
      )
      .transform((value): Keep => {
        const [days = 1, weeks = 0, months = 0] = value.split(',').map(Number);
        return { days, weeks, months };
      }),
    about: 'For how many days, weeks and months one of these backups is kept; the others are deleted.',
    shown_default: '7,4,6',
  }),
  METRICS_TOKEN: setting({
    schema: z.string().min(16, 'must be at least 16 characters long').optional(),
    about:
      'Lets programs read /metrics (operating.md), as Authorization: Bearer. Without it only those on this machine may, ' +
      'and only while PUBLIC_URL names no other host.',
    is_secret: true,
  }),
  TRUST_PROXY: setting({
    schema: onOff.default(false),
    about: "Whether the one proxy in front is believed about the caller's address (X-Forwarded-For).",
    shown_default: 'off',
  }),
  DRAIN_SECONDS: setting({
    schema: z
      .string()
      .default('0')
      .refine((value) => /^\d{1,3}$/.test(value), 'must be a number of seconds, such as 10')
      .transform(Number),
    about:
      'Seconds for which a server that stops still answers while /readyz is 503, so that a balancer in front of several ' +
      'takes it out first (operating.md).',
    shown_default: '0',
  }),
  LOG_LEVEL: setting({
    schema: z
      .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
        error: 'must be one of silent, fatal, error, warn, info, debug, trace',
      })
      .default('info'),
    about: 'How much is logged.',
    shown_default: 'info',
  }),
  HELP_URL: setting({
    schema: webAddress.optional(),
    about: 'Documentation for users; the menu entry is hidden without it.',
  }),
  TERMS_URL: setting({
    schema: webAddress.optional(),
    about: 'Terms of use, linked in the footer and at sign-up.',
  }),
  PRIVACY_URL: setting({
    schema: webAddress.optional(),
    about: 'Privacy policy, linked in the footer and at sign-up.',
  }),
  REFUND_URL: setting({ schema: webAddress.optional(), about: 'Refund policy, linked in the footer.' }),
  COOKIES_URL: setting({ schema: webAddress.optional(), about: 'Cookie policy, linked in the footer.' }),
  FACEBOOK_URL: setting({ schema: webAddress.optional(), about: 'Facebook page, linked in the footer.' }),
  INSTAGRAM_URL: setting({ schema: webAddress.optional(), about: 'Instagram page, linked in the footer.' }),
} as const;

type Settings = typeof settings;
type Values = { [Name in keyof Settings]: z.output<Settings[Name]['schema']> };

export interface Config extends Omit<Values, 'SECRET' | 'DATA_DIR'> {
  SECRET: string;
  /** absolute */
  DATA_DIR: string;
}

/** A setting with an invalid value; the message names it and says what it must be. */
export class BadSetting extends Error {}

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 * @throws BadSetting for the first wrong value, so that the start stops with its name
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(settings).map(([name, { schema, is_secret }]: [string, Setting]) => {
      const value = readVariable(environment, name, is_secret === true);
      const parsed = schema.safeParse(value);
      if (!parsed.success) {
        throw new BadSetting(`${name} ${parsed.error.issues[0]?.message ?? 'is not valid'}`);
      }
      return [name, parsed.data];
    }),
  ) as Values;
  if (given.WEATHER_PROVIDER === 'openweather' && given.OPENWEATHER_API_KEY === undefined) {
    throw new BadSetting('OPENWEATHER_API_KEY must be set with WEATHER_PROVIDER=openweather');
  }
  refuseHalfOfPayment(given);
  const DATA_DIR = resolve(given.DATA_DIR);
  refuseHalfOfBackup(given, DATA_DIR);
  return { ...given, DATA_DIR, SECRET: given.SECRET ?? keptSecret(DATA_DIR) };
}

/** With the key alone people would pay and get nothing; with the secret alone nobody could pay. */
function refuseHalfOfPayment({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }: Values): void {
  if ((key === undefined) === (secret === undefined)) return;
  const [given, missing] =
    secret === undefined
      ? ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
      : ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'];
  throw new BadSetting(`${missing} must be set with ${given}`);
}

/** A time without a place makes no backup, and a place without a time looks as if there were some. */
function refuseHalfOfBackup(
  { BACKUP_AT: at, BACKUP_TO: to, BACKUP_PASSPHRASE: passphrase }: Values,
  data_dir: string,
): void {
  if ((at === undefined) !== (to === undefined))
    throw new BadSetting(
      to === undefined ? 'BACKUP_TO must be set with BACKUP_AT' : 'BACKUP_AT must be set with BACKUP_TO',
    );
  const found = to === undefined ? null : readBackupAddress(to);
  if (found === null) return;
  // who reads a backup has everything, and can log in to any account
  if (found.kind !== 'folder' && passphrase === undefined)
    throw new BadSetting('BACKUP_PASSPHRASE must be set when BACKUP_TO is not a folder');
  if (found.kind === 'folder' && `${resolve(found.address)}${sep}`.startsWith(`${data_dir}${sep}`))
    throw new BadSetting('BACKUP_TO must be outside DATA_DIR, which is lost as a whole');
}

function readVariable(environment: Record<string, string | undefined>, name: string, is_secret: boolean) {
  const file = is_secret ? environment[`${name}_FILE`] : undefined;
  if (file !== undefined && file !== '') {
    if (environment[name]) throw new BadSetting(`${name} and ${name}_FILE must not both be set`);
    try {
      return readFileSync(file, 'utf8').trim();
    } catch {
      throw new BadSetting(`${name}_FILE must name a file that can be read`);
    }
  }
  return environment[name] === '' ? undefined : environment[name];
}

/** The secret of an instance without a configured one: created once, readable by its owner alone. */
function keptSecret(data_dir: string): string {
  const path = join(data_dir, 'secret');
  try {
    mkdirSync(data_dir, { recursive: true, mode: 0o700 });
    if (!existsSync(path)) makeSecret(path);
  } catch (error) {
    throw new BadSetting(`DATA_DIR must be a folder that can be written: ${String(error)}`);
  }
  const secret = readSecret(path);
  if (secret.length < 32) throw new BadSetting(`DATA_DIR holds a file "secret" that is too short: ${path}`);
  return secret;
}

function readSecret(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new BadSetting(`DATA_DIR holds a file "secret" that this user may not read: ${String(error)}`);
  }
}

/**
 * Replaces the secret of an instance whose data are replaced, so that links in its mails and its sessions go on.
 * @returns false when SECRET is set to another one, which only the person who runs the instance can change
 */
export function replaceSecret(config: Pick<Config, 'DATA_DIR' | 'SECRET'>, secret: string): boolean {
  const path = join(config.DATA_DIR, 'secret');
  if (!existsSync(path) || readSecret(path) !== config.SECRET) return config.SECRET === secret;
  const part = `${path}.${process.pid}`;
  writeFileSync(part, secret, { mode: 0o600, flush: true });
  renameSync(part, path);
  return true;
}

/** Written beside its place and linked there when complete: a full disk or a kill leaves no empty secret behind. */
function makeSecret(path: string): void {
  const part = `${path}.${process.pid}`;
  writeFileSync(part, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(part, path);
  } catch (error) {
    // of two servers that start at once on an empty folder the second reads the first one's secret
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(part);
  }
}
