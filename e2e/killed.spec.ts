import type { IncomingMessage } from 'node:http';
import { rm } from 'node:fs/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Cruise } from '#contract/cruises.ts';
import { findBrowser } from './support/chromium.ts';
import {
  addDocument,
  addExtra,
  createCruise,
  deletePassenger,
  editCruise,
  markPaid,
  namePassenger,
  typePort,
  waiting,
} from './support/edits.ts';
import { filesOfAllScreens, keptAnswers, test, untilKept } from './support/gate.ts';
import type { Answer, Proxy } from './support/proxy.ts';
import { expect } from './support/test.ts';
import { comeAboard, dayFromNow, send, words } from './support/traveller.ts';

const { outbox, terms } = words.en;

/** How many times the browser is killed; `KILLS=50` repeats it by hand. */
const kills = Number(process.env['KILLS'] ?? 6);

/**
 * Where it is killed while it sends: as a change, or a part of a file, arrives in front of the server, which never sees
 * it; when the server has done it and nobody knows; as the answer arrives.
 */
const moments = ['request', 'commit', 'answer'] as const;

/** The n-th time: at which moment, and of which change that it sends. All nine come in turn. */
const killOf = (index: number) => ({
  at: moments[index % 3] ?? 'request',
  of: 1 + (Math.floor(index / 3) % 3),
});
type Kill = ReturnType<typeof killOf>;

/** The phone has no network, while others of the traveller have one. */
const refusesBrowser: Answer = ({ headers, socket }) =>
  headers['sec-fetch-mode'] === undefined ? 'pass' : void socket.destroy();

/** A browser that is killed with all its processes, and opened again with what it had on its disk. */
class Phone {
  readonly #profile: string;
  readonly #url: string;
  readonly errors: Error[] = [];
  #context!: BrowserContext;
  #process_id = 0;
  page!: Page;
  is_killed = false;
  /** Resolves when the browser is gone. */
  gone!: Promise<unknown>;

  constructor(profile: string, url: string) {
    this.#profile = profile;
    this.#url = url;
  }

  async open(): Promise<BrowserContext> {
    this.is_killed = false;
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      ...findBrowser(),
      baseURL: this.#url,
    });
    const devtools = await this.#context.browser()?.newBrowserCDPSession();
    const processes = (await devtools?.send('SystemInfo.getProcessInfo'))?.processInfo ?? [];
    this.#process_id = processes.find(({ type }) => type === 'browser')?.id ?? 0;
    // the signal would go to this process
    expect(this.#process_id).toBeGreaterThan(1);
    this.gone = new Promise((resolve) => {
      this.#context.once('close', resolve);
    });
    this.page = this.#context.pages()[0] ?? (await this.#context.newPage());
    this.page.setDefaultTimeout(30_000);
    this.page.on('pageerror', (error) => this.errors.push(error));
    return this.#context;
  }

  kill(): void {
    this.is_killed = true;
    // its group has the processes of the pages and of the storage
    process.kill(-this.#process_id, 'SIGKILL');
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}

/** Leads to the server, and kills the phone at its moment. */
function killAt(gate: Proxy, phone: Phone, { at, of }: Kill): void {
  let count = 0;
  let meant: IncomingMessage | undefined;
  gate.fault = (asked, answer) => {
    const { method, url = '' } = asked;
    if (method === 'GET' || !url.startsWith('/api/cruises')) return 'pass';
    count += 1;
    if (count !== of) return 'pass';
    meant = asked;
    if (at === 'request') return phone.kill();
    if (at === 'answer') answer.once('finish', () => phone.kill());
    return 'pass';
  };
  gate.beforeAnswer = (asked) => {
    if (at === 'commit' && asked === meant) phone.kill();
  };
}

/** Opens the app and waits until all is sent, or the phone is killed. */
async function sendAll(phone: Phone, id: string): Promise<void> {
  await phone.open();
  try {
    await phone.page.goto(`/cruises/view/${id}`);
    await expect
      .poll(
        async () => {
          const { changes, files } = await waiting(phone.page);
          return [...changes.map(({ path, state }) => `${path} ${state}`), files];
        },
        { timeout: 60_000 },
      )
      .toEqual([0]);
  } catch (error) {
    if (!phone.is_killed) throw error;
    await phone.gone;
  }
}

/** A cruise of the traveller, and what is typed of it at sea. */
interface Voyage {
  index: number;
  id: string;
  /** stays */
  ada: string;
  /** is deleted */
  bo: string;
  /** the cruise that is recorded at sea */
  made: string;
}

const numbered = (name: string, index: number) => `${name} ${index}.`;
const stateroomOf = ({ index }: Voyage) => String(2000 + index);

/** A file that takes several packets. */
const content = Buffer.from('Two seats by the window.\n'.repeat(8_000));

/** Every kind of change. The deletion comes first, as it can be undone for some seconds, and is not kept until then. */
async function typeAll(page: Page, voyage: Voyage): Promise<void> {
  const { index, id, ada, bo } = voyage;
  const values = {
    [terms.fields.stateroom]: stateroomOf(voyage),
    [terms.fields.dining]: numbered('Late', index),
  };
  const edits = [
    () => editCruise(page, id, values),
    () => addExtra(page, id, numbered('Massage', index)),
    () => markPaid(page, id, '$4,000.00'),
    () => namePassenger(page, id, ada, numbered('Lovelace', index)),
    () => typePort(page, id, 4, 'Nassau'),
    async () => {
      const [start, end] = [dayFromNow(index * 20 + 10), dayFromNow(index * 20 + 15)];
      voyage.made = await createCruise(page, numbered('Barnacle Queen', index), start, end);
      await addExtra(page, voyage.made, numbered('Drinks', index));
    },
    () => addDocument(page, id, `${numbered('Tickets', index)}txt`, content),
  ];
  await deletePassenger(page, id, bo);
  // what is typed last before the browser is killed is another one each time
  const first = (index - 1) % edits.length;
  for (const edit of [...edits.slice(first), ...edits.slice(0, first)]) await edit();
}

/** The answer about a cruise that the device keeps. */
async function keptCruise(page: Page, id: string): Promise<unknown> {
  const [names, answers] = JSON.parse(await keptAnswers(page)) as [string[], { json?: string }[]];
  const at = names.indexOf(JSON.stringify(['GET cruises/{id}', { params: { id } }]));
  return JSON.parse(answers[at]?.json ?? 'null');
}

test('a browser that is killed while it sends loses nothing, and nothing is there twice', async ({
  page,
  mailbox,
  gate,
}) => {
  test.setTimeout(120_000 + kills * 30_000);
  await comeAboard(page, mailbox);
  // this browser has the account and nothing else to do
  const cookies = await page.context().cookies();
  await page.goto('about:blank');
  const voyages: Voyage[] = [];
  for (let index = 1; index <= Math.ceil(kills / 4); index += 1) {
    const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
      ship_name: numbered('Sea Cloud', index),
      start_date: dayFromNow(index * 20),
      end_date: dayFromNow(index * 20 + 7),
      currency: 'USD',
      total_price: '4000',
    });
    const passenger = (first_name: string) =>
      send<{ id: string }>(page, 'POST', `cruises/${id}/passengers`, { first_name });
    voyages.push({
      index,
      id,
      ada: (await passenger('Ada')).id,
      bo: (await passenger('Bo')).id,
      made: '',
    });
  }

  const profile = test.info().outputPath('profile');
  const phone = new Phone(profile, gate.url);
  const context = await phone.open();
  // a session cookie would go with the browser
  const expires = Date.now() / 1000 + 604_800;
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, expires })));
  // before the record comes: the files are asked for with it
  await phone.page.addInitScript(() => localStorage.setItem('gangway-own-device', 'yes'));
  await phone.page.goto('/dashboard');
  await expect(phone.page.getByRole('heading', { name: numbered('Sea Cloud', 1) })).toBeVisible();
  await expect.poll(() => keptAnswers(phone.page), { timeout: 60_000 }).toMatch(/"cursor":"[^"]+"/);
  await untilKept(phone.page, ...(await filesOfAllScreens(phone.page)));
  await phone.close();

  const killed = { kept: 0, request: 0, commit: 0, answer: 0 };
  const count = () => Object.values(killed).reduce((sum, times) => sum + times, 0);
  const sailed: Voyage[] = [];
  for (const voyage of voyages) {
    if (count() >= kills) break;
    gate.fault = refusesBrowser;
    await phone.open();
    await phone.page.goto('/dashboard');
    await typeAll(phone.page, voyage);
    phone.kill();
    await phone.gone;
    killed.kept += 1;
    sailed.push(voyage);
    await send(page, 'PATCH', `cruises/${voyage.id}`, { deck: numbered('Deck', voyage.index) });

    do {
      const kill = count() < kills ? killOf(count()) : undefined;
      if (kill === undefined) gate.fault = undefined;
      else killAt(gate, phone, kill);
      await sendAll(phone, voyage.id);
      if (kill !== undefined && phone.is_killed) killed[kill.at] += 1;
    } while (phone.is_killed);
    await phone.close();
  }

  expect(count()).toBe(kills);
  gate.fault = undefined;
  await phone.open();
  for (const voyage of sailed) {
    const { index, id, made } = voyage;
    const record = await send<Cruise>(page, 'GET', `cruises/${id}`);
    expect(record).toMatchObject({
      stateroom: stateroomOf(voyage),
      dining: numbered('Late', index),
      deck: numbered('Deck', index),
      payment_state: 'paid',
      addons: [{ description: numbered('Massage', index) }],
      passengers: [{ first_name: 'Ada', last_name: numbered('Lovelace', index) }],
    });
    expect(record.payments.map(({ amount }) => Number(amount))).toEqual([4000]);
    expect(record.schedule.items.map(({ port_name }) => port_name)).toContain('Nassau');
    const documents = await send<{ items: object[] }>(page, 'GET', `cruises/${id}/documents`);
    expect(documents.items).toMatchObject([
      { name: `${numbered('Tickets', index)}txt`, size: content.length },
    ]);
    const other = await send<Cruise>(page, 'GET', `cruises/${made}`);
    expect(other).toMatchObject({ addons: [{ description: numbered('Drinks', index) }] });

    // and the device shows what the server has
    for (const cruise of [record, other]) {
      await phone.page.goto(`/cruises/view/${cruise.id}`);
      await expect(phone.page.getByRole('heading', { name: cruise.ship_name ?? '' })).toBeVisible();
      await expect(phone.page.getByText(outbox.mark)).toHaveCount(0);
      await expect.poll(() => keptCruise(phone.page, cruise.id)).toEqual(cruise);
    }
  }
  const { items } = await send<{ items: Cruise[] }>(page, 'GET', 'cruises');
  expect(items.map(({ ship_name }) => String(ship_name)).toSorted()).toEqual(
    [
      ...voyages.map(({ index }) => numbered('Sea Cloud', index)),
      ...sailed.map(({ index }) => numbered('Barnacle Queen', index)),
    ].toSorted(),
  );
  expect(await waiting(phone.page)).toEqual({ changes: [], files: 0 });
  expect(phone.errors).toEqual([]);
  await phone.close();
  await rm(profile, { recursive: true });
  test.info().annotations.push({ type: 'killed', description: JSON.stringify(killed) });
});
