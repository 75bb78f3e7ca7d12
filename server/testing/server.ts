import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointsByKey } from '#contract/endpoints.ts';
import { sql } from 'drizzle-orm';
import { buildApp } from '#server/app.ts';
import { readConfig, type Config } from '#server/config.ts';
import { openJobs } from '#server/database/jobs.ts';
import type { Database } from '#server/database/shape.ts';
import { mail_job } from '#server/features/mail/actions.ts';
import { openMaintenance } from '#server/features/maintenance/actions.ts';
import { job_kinds, startWork } from '#server/jobs.ts';
import { Backlog } from '#server/platform/backlog.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { KeptAnswers } from '#server/platform/http/kept-answers.ts';
import { openLog } from '#server/platform/log.ts';
import type { Mail, Message } from '#server/platform/mail/shape.ts';
import { openMetrics } from '#server/platform/metrics.ts';
import { openPayments } from '#server/platform/payment/payments.ts';
import { openReader, type Reader } from '#server/platform/reading/reader.ts';
import { openSea } from '#server/platform/sea/sea.ts';
import { openTokens } from '#server/platform/tokens.ts';
import { openWeatherService } from '#server/platform/weather/weather.ts';
import type { Services } from '#server/services.ts';
import { TestClock } from './clock.ts';
import { openTestDatabase } from './database.ts';

type Key = keyof EndpointsByKey;
type AnswerOf<K extends Key> = EndpointsByKey[K]['answer'] extends z.ZodType
  ? z.output<EndpointsByKey[K]['answer']>
  : null;

interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An answer, typed as the contract promises; an error is in `failure`. */
export interface Answer<K extends Key> {
  status: number;
  headers: Headers;
  body: AnswerOf<K>;
  failure: {
    code: string;
    detail: string;
    errors?: Record<string, string[]>;
    current?: unknown;
    maintenance?: unknown;
  };
}

/** A caller of the API, signed in or not. */
export class Caller {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly tokens: { access: string; refresh: string } | null;

  constructor(url: string, headers: Record<string, string>, tokens: Caller['tokens'] = null) {
    this.url = url;
    this.tokens = tokens;
    this.headers = tokens === null ? headers : { authorization: `Bearer ${tokens.access}`, ...headers };
  }

  /** Calls an endpoint over a socket. A success that differs from the contract in any field fails the test. */
  async call<K extends Key>(
    key: K,
    { params = {}, query = {}, body, headers = {} }: CallInput = {},
  ): Promise<Answer<K>> {
    const endpoint: Endpoint | undefined = endpoints.find(({ method, path }) => `${method} ${path}` === key);
    assert.ok(endpoint, `${key} is in the contract`);
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const response = await fetch(`${this.url}/api/${path}${search.size > 0 ? `?${search.toString()}` : ''}`, {
      method: endpoint.method,
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const is_file = response.ok && endpoint.answer === 'file';
    const answered: unknown = text === '' || is_file ? null : JSON.parse(text);
    if (response.ok && endpoint.answer !== null && endpoint.answer !== 'file') {
      assert.deepEqual(
        answered,
        endpoint.answer.parse(answered),
        `${key} answers what the contract declares, no more`,
      );
    }
    // the body is one of the two, told by the status that every test checks
    return {
      status: response.status,
      headers: response.headers,
      body: answered as AnswerOf<K>,
      failure: answered as Answer<K>['failure'],
    };
  }

  /** The same caller in another language or zone. */
  with(headers: Record<string, string>): Caller {
    return new Caller(this.url, { ...this.headers, ...headers }, this.tokens);
  }
}

export const good_password = 'Sail-away-2027';

export interface TestServer {
  url: string;
  clock: TestClock;
  database: Database;
  services: Services;
  mails: Message[];
  /** waits until no job of a kind is under way; a failed one waits for its retry and is left out */
  worked(kind: string): Promise<void>;
  /** `worked` for mails */
  mailsSent(): Promise<void>;
  /** the latest mail to an address, once none is under way */
  mailTo(to: string): Promise<Message>;
  stranger: Caller;
  /** signs up, activates and logs in a new account */
  traveller(person?: {
    email?: string;
    first_name?: string;
    headers?: Record<string, string>;
  }): Promise<Caller>;
}

/** Tests and benches fill an account faster than a person does; the test of the limit sets its own. */
export const many_writes = '1000000';

let people = 0;
const patience_ms = 60_000;

/** The real app on a real socket and a real database; mails are kept in a list. Closed after the test file. */
export async function startTestServer(
  settings: Record<string, string> = {},
  { reader, answers }: { reader?: Reader; answers?: KeptAnswers } = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-test-'));
  // no test calls services outside: a test of the weather brings its own provider
  const own = {
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    WEATHER_PROVIDER: 'off',
    WRITES_A_MINUTE: many_writes,
  };
  // most tests that sell plans receive no events
  const events = settings['STRIPE_SECRET_KEY'] === undefined ? {} : { STRIPE_WEBHOOK_SECRET: 'whsec_unused' };
  const config: Config = readConfig({ ...own, ...events, ...settings });
  const clock = new TestClock();
  const database = await openTestDatabase();
  const mails: Message[] = [];
  const mail: Mail = {
    send: (message) => {
      mails.push(message);
      return Promise.resolve();
    },
    forget: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const log = openLog('silent');
  const services: Services = {
    answers: answers ?? new KeptAnswers('test', { is_checked: true }),
    config,
    database,
    jobs: await openJobs(database, log, job_kinds),
    clock,
    files: openFiles(config),
    mail,
    maintenance: openMaintenance(database, clock),
    log,
    metrics: openMetrics(),
    payments: openPayments(config, clock),
    reader: reader ?? openReader({ log }),
    routes: new Backlog(),
    sea: openSea(),
    tokens: openTokens(config.SECRET, clock),
    weather: openWeatherService(config),
    publicUrl: () => config.PUBLIC_URL ?? 'https://gangway.test',
  };
  const app = await buildApp(services, null);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const stopWork = await startWork(services);
  // A sweep requested at the start ran in the middle of a test, claimed rows that the test itself looked at, and was a
  // minute of its clock too early to send. Tests sweep when they want to.
  stopWork();
  await database.query.execute(sql`delete from pgboss.job where name = 'reminders' and state = 'created'`);
  after(async () => {
    await app.close();
    await Promise.all([
      services.reader.close(),
      services.jobs.stop(),
      services.routes.close(),
      services.sea.close(),
      services.weather.calls.close(),
    ]);
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const stranger = new Caller(url, { 'accept-language': 'en', 'x-timezone': 'UTC' });

  const worked: TestServer['worked'] = async (kind) => {
    for (const end = performance.now() + patience_ms; performance.now() < end; await sleep(5)) {
      const { rows } = await database.query.execute<{ waiting: boolean }>(
        sql`select exists (select from pgboss.job where name = ${kind} and state in ('created', 'active')) as waiting`,
      );
      if (rows[0]?.waiting === false) return;
    }
    throw new Error(`jobs of ${kind} still wait`);
  };
  const mailsSent = () => worked(mail_job.name);

  const mailTo: TestServer['mailTo'] = async (to) => {
    await mailsSent();
    const message = mails.findLast((sent) => sent.to === to);
    assert.ok(message, `a mail went to ${to}`);
    return message;
  };

  // Mails under way at once arrive in any order: an invitation came after the requested link, a welcome was counted as
  // the next mail. So none is under way before an account signs up, nor after.
  const traveller: TestServer['traveller'] = async (person = {}) => {
    await mailsSent();
    people += 1;
    const email = person.email ?? `traveller-${people}@example.org`;
    const first_name = person.first_name ?? newcomer.first_name;
    assert.equal((await signUp(stranger, email, { first_name })).status, 201);
    const { link = '' } = await mailTo(email);
    const activated = await stranger.call('POST auth/users/activation/', { body: linkParts(link) });
    assert.equal(activated.status, 200);
    const logged_in = await stranger.call('POST auth/jwt/create/', {
      body: { email, password: good_password },
    });
    assert.equal(logged_in.status, 200);
    await mailsSent();
    return new Caller(url, { ...stranger.headers, ...person.headers }, logged_in.body);
  };
  return { url, clock, database, services, mails, mailTo, mailsSent, worked, stranger, traveller };
}

/** Signs up an account, including the captcha; it waits for the link of its mail. */
export async function signUp(
  caller: Caller,
  email: string,
  more: Record<string, unknown> = {},
): Promise<Answer<'POST auth/users/'>> {
  const captcha = await solveCaptcha(caller);
  return caller.call('POST auth/users/', { body: { ...newcomer, email, captcha, ...more } });
}

/** Solves a captcha as a browser does. */
export async function solveCaptcha(caller: Caller): Promise<string> {
  const { status, body } = await caller.call('GET auth/captcha/');
  assert.equal(status, 200);
  const { algorithm, challenge, maxnumber, salt, signature } = body;
  for (let number = 0; number <= maxnumber; number += 1) {
    if (hash('sha256', salt + number) !== challenge) continue;
    const solution = { algorithm, challenge, number, salt, signature };
    return Buffer.from(JSON.stringify(solution)).toString('base64');
  }
  throw new Error('the captcha has no solution');
}

/** The values of a sign-up; the address has to be added. */
export const newcomer = {
  first_name: 'Ada',
  last_name: 'Seafarer',
  password: good_password,
  re_password: good_password,
  accept_terms: true,
};

/** The two parts of a link that activates an account or resets its password. */
export function linkParts(link: string): { uid: string; token: string } {
  const [, uid = '', token = ''] = /\/auth\/(?:activate|reset\/confirm)\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
  return { uid, token };
}
