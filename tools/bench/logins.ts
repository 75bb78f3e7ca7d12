// Password checks are expensive on purpose; other calls must not wait for them.
import { good_password } from '#server/testing/server.ts';
import { load, requestsFor, type Slice } from './load.ts';
import type { Contestants, Effort, Owner, Person } from './shape.ts';

const AT_A_TIME = 20;

export interface Logins {
  readonly perSecond: number;
  /** The answers of `GET about` meanwhile. */
  readonly about: Slice;
}

/** Twenty clients log in repeatedly, while another one makes small calls. */
export async function askDuringLogins(
  { ours }: Contestants,
  { headers }: Owner,
  crowd: readonly Person[],
  { rounds, seconds }: Effort,
): Promise<Logins> {
  const end = new AbortController();
  let logins = 0;
  const everybody = Promise.all(
    crowd.slice(0, AT_A_TIME).map(async ({ email }) => {
      for (; !end.signal.aborted; logins += 1) await logIn(ours.url, email);
    }),
  );
  // a failure is reported at the end
  everybody.catch(() => undefined);
  const about = { url: `${ours.url}/api/about`, headers };
  try {
    const requests = await requestsFor(about, 1, seconds);
    const [before, started] = [logins, performance.now()];
    const slice = await load(about, 1, requests * rounds);
    return { about: slice, perSecond: (logins - before) / ((performance.now() - started) / 1000) };
  } finally {
    end.abort();
    await everybody;
  }
}

async function logIn(url: string, email: string): Promise<void> {
  const response = await fetch(`${url}/api/auth/jwt/create/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: good_password }),
  });
  if (!response.ok) throw new Error(`${email} cannot log in: ${response.status} ${await response.text()}`);
  await response.bytes();
}
