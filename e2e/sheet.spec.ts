import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { expect, test } from './support/test.ts';
import { comeAboard, send, words } from './support/traveller.ts';

const { cruises, fleet, sheet } = words.en;

/** Fourteen nights with two flights each way, two hotels and four people. */
async function recordLongVoyage(page: Page): Promise<string> {
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Sea Cloud Nova',
    cruise_line: 'Sea Cloud Cruises',
    start_date: '2027-03-06',
    end_date: '2027-03-20',
    start_port: 'Barcelona',
    end_port: 'Istanbul',
    booking_number: 'SC-48213',
    stateroom: '10-234',
    deck: '10',
    muster_station: 'C4',
    time_of_boarding: '13:30',
    checkin_date: '2027-01-20',
    currency: 'EUR',
    total_price: '5120.00',
    deposit: '500.00',
    final_payment_date: '2026-12-06',
    travel_agent: 'Anna Seemann',
    phone_number: '+49 40 123456',
    emergency_contacts: 'Maria: +34 600 111 222\nEmbassy: +34 91 557 9000',
  });
  const add = (noun: string, body: object) => send(page, 'POST', `cruises/${id}/${noun}`, body);
  for (const [place, first_name] of ['Ada', 'Ben', 'Clara', 'Dan'].entries()) {
    await add('passengers', { first_name, last_name: 'Seafarer', loyalty_number: `38840012${place}` });
  }
  for (const [kind, day, from, to] of [
    ['pre', '2027-03-05', 'HAM', 'MUC'],
    ['pre', '2027-03-05', 'MUC', 'BCN'],
    ['post', '2027-03-21', 'IST', 'MUC'],
    ['post', '2027-03-21', 'MUC', 'HAM'],
  ] as const) {
    const times = { departure_time: `${day}T09:20`, arrival_time: `${day}T11:35` };
    const names = {
      airline: 'Lufthansa',
      flight_number: 'LH1810',
      seat: '12A',
      confirmation_number: 'HDX12Q',
    };
    await add('flights', { kind, departure_airport: from, arrival_airport: to, ...times, ...names });
  }
  for (const [kind, check_in_date, check_out_date] of [
    ['pre', '2027-03-05', '2027-03-06'],
    ['post', '2027-03-20', '2027-03-21'],
  ] as const) {
    const place = {
      name: 'Hotel by the harbour',
      address: 'Passeig 12',
      city: 'Barcelona',
      zipcode: '08003',
    };
    await add('lodging', { kind, check_in_date, check_out_date, ...place, confirmation_number: 'H-99120' });
  }
  const ports = ['Barcelona', 'Palma', 'Marseille', 'Nice', 'Livorno', 'Civitavecchia', 'Naples', 'Valletta'];
  const items = Array.from({ length: 15 }, (_none, day) => {
    const date = `2027-03-${String(6 + day).padStart(2, '0')}`;
    if (day % 4 === 3) return { date, kind: 'sea' };
    const times = { arrive: '07:00', depart: '18:00', all_aboard: '17:30', time_zone: 'Europe/Madrid' };
    return { date, kind: 'port', port_name: ports[day % ports.length], ...times };
  });
  await send(page, 'PUT', `cruises/${id}/schedule`, { items });
  return id;
}

test('the travel sheet of a long voyage is two pages at most, also printed from its cruise', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const id = await recordLongVoyage(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/cruises/print/${id}`);
  await expect(page.getByRole('heading', { name: 'Sea Cloud Nova' })).toBeVisible();
  await expect(page.getByRole('button', { name: sheet.print })).toBeVisible();
  await expectAccessible();
  for (const format of ['A4', 'Letter']) {
    const { pages, said } = await printed(page, format);
    expect(pages, format).toBeLessThanOrEqual(2);
    for (const fact of [...facts, '4,620.00']) expect(said, format).toContain(fact);
    expect(said, 'nothing of the screen around it').not.toContain(sheet.back);
    // Barcelona was typed: the first letters of its name would pass for the code of a port
    expect(said, format).not.toContain('BAR');
  }
  await page.goto(`/cruises/view/${id}`);
  await expect(page.getByRole('heading', { name: 'Sea Cloud Nova' })).toBeVisible();
  // the sheet is loaded after the first screen
  await expect
    .poll(async () => (await printed(page, 'A4')).said, 'the page of the cruise prints it too')
    .toContain(asOf);
  const { pages, said } = await printed(page, 'A4');
  expect(pages).toBeLessThanOrEqual(2);
  for (const fact of facts) expect(said).toContain(fact);
  expect(said).not.toContain(cruises.view.tabs.pricing);
});

const facts = ['SC-48213', 'HDX12Q', 'H-99120', '388400123', 'Naples', '+34 600 111 222'];
const [asOf = ''] = sheet.printed.split('{');

/** The text of the paper, and the number of its pages. */
async function printed(page: Page, format: string): Promise<{ pages: number; said: string }> {
  const task = getDocument({ data: new Uint8Array(await page.pdf({ format })), useSystemFonts: true });
  const pdf = await task.promise;
  const pages = pdf.numPages;
  const texts = await Promise.all(
    Array.from({ length: pages }, async (_none, place) => {
      const { items } = await (await pdf.getPage(place + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  await task.destroy();
  return { pages, said: texts.join(' ').replaceAll(/\s+/g, ' ') };
}

test('a typed ship is settled from the list of missing ones, and taken back', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const voyage = { start_date: '2027-03-06', end_date: '2027-03-13' };
  await send(page, 'POST', 'cruises', { ...voyage, ship_name: 'Icon of the Sees' });
  await page.goto('/cruises/missing-ships');
  const take = page.getByRole('button', { name: 'Use \u2068Icon of the Seas\u2069' });
  await expect(take).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: fleet.missing.propose }).click();
  await page.getByLabel(fleet.missing.year).fill('2024');
  await page.getByRole('button', { name: fleet.missing.send }).click();
  await expect(page.getByText(fleet.missing.proposed)).toBeVisible();
  await take.click();
  await expect(page.getByRole('heading', { name: fleet.missing.empty })).toBeVisible();
  await page.getByRole('button', { name: fleet.missing.undo }).click();
  await expect(page.getByRole('heading', { name: 'Icon of the Sees' })).toBeVisible();
});
