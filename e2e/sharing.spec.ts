import type { Browser, Page } from '@playwright/test';
import { further } from '#messages/en/further.ts';
import { answerCall, expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, newAddress, password, send, words } from './support/traveller.ts';

const { account, calendar, cruises, errors, parts, received, schedule, terms } = words.en;
const { sharing } = further;

const booking_number = '4820193';

interface CreatedRecord {
  readonly id: string;
}

/** A cruise with data of each level. */
async function recordCruise(page: Page): Promise<string> {
  const { id } = await send<CreatedRecord>(page, 'POST', 'cruises', {
    ship_name: 'Barnacle Queen',
    itinerary: 'Fjords and back',
    start_date: dayFromNow(30),
    end_date: dayFromNow(37),
    stateroom: '10-234',
    booking_number,
    total_price: '4920.00',
    currency: 'USD',
  });
  await send(page, 'POST', `cruises/${id}/flights`, { kind: 'pre', flight_number: 'GW 100' });
  return id;
}

async function withReceiver(
  browser: Browser,
  url: string,
  walk: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  try {
    await walk(await context.newPage());
  } finally {
    await context.close();
  }
}

const tab = (page: Page, name: keyof typeof cruises.view.tabs) =>
  page.getByRole('tab', { name: cruises.view.tabs[name], exact: true });

test('a cruise is shared, accepted, seen as far as its level goes, and gone when it is taken back', async ({
  page,
  browser,
  server,
  mailbox,
  expectAccessible,
}) => {
  await withReceiver(browser, server.url, async (other) => {
    const address = await comeAboard(other, mailbox);
    await comeAboard(page, mailbox);
    const id = await recordCruise(page);

    await page.goto(`/cruises/view/${id}?tab=sharing`);
    await expect(page.getByText(sharing.cruise.none)).toBeVisible();
    // the item in the address is visible, on a phone too
    await expect(page.getByText(sharing.cruise.none)).toBeInViewport();
    await page.getByLabel(sharing.email).fill(address);
    await page.getByRole('radio', { name: sharing.form.who.details }).check();
    await page.getByRole('button', { name: sharing.form.submit, exact: true }).click();
    await page.getByRole('button', { name: sharing.by_hand.done }).click();
    const list = page.getByRole('list', { name: sharing.cruise.who });
    await expect(list.getByText(address, { exact: true })).toBeVisible();
    // a page for those at home, without an account, and gone when it is revoked
    await page.getByRole('button', { name: sharing.link.make }).click();
    const link = new URL(await page.getByLabel(sharing.link.label).inputValue()).pathname;
    const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: schedule.title })).toBeVisible();
    await page.getByRole('button', { name: sharing.link.revoke }).click();
    await page.getByRole('dialog').getByRole('button', { name: sharing.link.revoke }).click();
    await expect(page.getByRole('button', { name: sharing.link.make })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: received.public_voyage.gone })).toBeVisible();
    await visitor.context().close();
    await expect(list.getByText(sharing.states.pending)).toBeVisible();
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content, 'nothing is wider than the screen').toBe(window);
    await expectAccessible();

    await other.goto('/account/sharing');
    // an invitation names the ship, and leads to it only when it is accepted
    await expect(other.getByRole('button', { name: /^Accept/ })).toBeVisible();
    await expect(other.getByText('Barnacle Queen')).toBeVisible();
    await expect(other.getByRole('link', { name: /Barnacle Queen/ })).toHaveCount(0);
    await other.getByRole('button', { name: /^Accept/ }).click();
    await expect(other.getByRole('link', { name: /Barnacle Queen/ })).toBeVisible();
    await other.getByRole('link', { name: /Barnacle Queen/ }).click();
    await expect(other.getByText('10-234').first()).toBeVisible();
    await expect(other.getByText('GW 100').first()).toBeVisible();
    await expect(
      other.getByText(calendar.shared_by.replace('{name}', '\u2068Ada Seafarer\u2069')),
    ).toBeVisible();
    await expect(other.getByText(booking_number)).toHaveCount(0);
    // and no empty space in its place
    const groups = other.getByRole('main').getByRole('heading', { level: 2 });
    await expect(groups.getByText(cruises.form.groups.voyage, { exact: true })).toBeVisible();
    await expect(groups.getByText(cruises.form.groups.booking, { exact: true })).toHaveCount(0);
    for (const name of ['pricing', 'sharing', 'alerts', 'addons'] as const)
      await expect(tab(other, name)).toHaveCount(0);
    await expect(other.getByRole('link', { name: cruises.view.edit, exact: true })).toHaveCount(0);

    await list.getByRole('combobox').selectOption('edit');
    await expect(list.getByRole('combobox')).toHaveValue('edit');
    await other.reload();
    await expect(other.getByText(booking_number).first()).toBeVisible();
    await expect(tab(other, 'pricing')).toBeVisible();
    const menu = other.getByRole('main').getByRole('button', { name: parts.menu.more });
    await menu.click();
    await expect(other.getByRole('link', { name: cruises.view.edit, exact: true })).toBeVisible();
    await expect(other.getByRole('button', { name: cruises.view.delete, exact: true })).toHaveCount(0);
    await menu.click();
    // missing ships are only handled for one's own cruises
    await expect(page.getByText(words.en.fleet.missing.this_ship)).toBeVisible();
    await expect(other.getByText(words.en.fleet.missing.this_ship)).toHaveCount(0);

    await list.getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: sharing.given.take_back, exact: true })
      .click();
    await expect(page.getByText(sharing.given.deleted)).toBeVisible();
    await expect(page.getByText(sharing.cruise.none)).toBeVisible();
    await other.reload();
    await expect(other.getByText(errors.codes.not_found)).toBeVisible();
    await expect(other.getByText('Barnacle Queen')).toHaveCount(0);
  });
});

test('all cruises are shared, found among those of the receiver, changed by them, and left', async ({
  page,
  browser,
  server,
  mailbox,
  expectAccessible,
}) => {
  await withReceiver(browser, server.url, async (other) => {
    const address = await comeAboard(other, mailbox);
    await comeAboard(page, mailbox);
    const id = await recordCruise(page);

    await page.goto('/account/sharing');
    await page.getByLabel(sharing.email).fill(address);
    await page.getByRole('radio', { name: sharing.form.who.edit }).check();
    await page.getByRole('button', { name: sharing.form.submit, exact: true }).click();
    await page.getByRole('button', { name: sharing.by_hand.done }).click();
    const given = page.getByRole('region', { name: sharing.given.title });
    await expect(given.getByText(address, { exact: true })).toBeVisible();
    await expectAccessible();

    const unread = other.getByLabel(/^1 unread notification/).filter({ visible: true });
    await other.goto('/dashboard');
    const invitation = other.getByRole('region', { name: received.pending });
    await expect(invitation).toContainText('Barnacle Queen');
    await expect(unread).toBeVisible();
    await invitation.getByRole('button', { name: /^Accept/ }).click();
    await expect(invitation).toBeHidden();
    await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(unread).toHaveCount(0);
    await other.goto('/account/sharing');
    await other.getByRole('link', { name: received.see }).click();
    await other.getByRole('link', { name: 'Barnacle Queen' }).click();
    // on a phone it is in the menu
    await other.getByRole('main').getByRole('button', { name: parts.menu.more }).click();
    await other.getByRole('link', { name: cruises.view.edit, exact: true }).click();
    await other.getByLabel(terms.fields.ship_name).fill('Barnacle King');
    await other.getByRole('button', { name: cruises.form.save, exact: true }).click();
    await expect(other.getByRole('heading', { name: 'Barnacle King' })).toBeVisible();
    await page.goto(`/cruises/view/${id}`);
    await expect(page.getByRole('heading', { name: 'Barnacle King' })).toBeVisible();

    await other.getByRole('main').getByRole('link', { name: sharing.cruise.settings }).click();
    await other.getByRole('button', { name: /^Leave/ }).click();
    await other.getByRole('dialog').getByRole('button', { name: received.leave, exact: true }).click();
    await expect(other.getByText(received.none, { exact: true })).toBeVisible();
    await other.goto('/cruises');
    await expect(other.getByText('Barnacle King')).toHaveCount(0);
    await page.goto('/account/sharing');
    await expect(page.getByText(sharing.given.none)).toBeVisible();
  });
});

test('an invitation to a new address opens by the link of its mail alone, and then stands on the dashboard', async ({
  page,
  browser,
  server,
  mailbox,
  expectAccessible,
}) => {
  await withReceiver(browser, server.url, async (owner) => {
    await comeAboard(owner, mailbox);
    const id = await recordCruise(owner);
    await send(owner, 'PATCH', `cruises/${id}`, { final_payment_date: dayFromNow(10) });
    const address = newAddress();
    await owner.goto(`/cruises/view/${id}?tab=sharing`);
    await owner.getByLabel(sharing.email).fill(address);
    await owner.getByRole('radio', { name: sharing.form.who.full }).check();
    await owner.getByRole('button', { name: sharing.form.submit, exact: true }).click();
    // without a mail server the owner passes the link on; the mail in the folder has the same
    const by_hand = owner.getByRole('dialog', { name: sharing.by_hand.title });
    const shown = by_hand.getByLabel(sharing.by_hand.label);
    const first = await mailbox.latestLink(address, '/invitation/');
    await expect(shown).toHaveValue(first);
    await owner.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await by_hand.getByRole('button', { name: sharing.by_hand.copy }).click();
    await expect(owner.getByText('Copied to clipboard')).toBeVisible();
    expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(first);
    await by_hand.getByRole('button', { name: sharing.by_hand.done }).click();
    await expect(owner.getByText(/Invitation sent/)).toHaveCount(0);
    await owner.getByRole('button', { name: /^New link/ }).click();
    const link = await mailbox.latestLink(address, '/invitation/', 1);
    await expect(shown).toHaveValue(link);
    expect(link).not.toBe(first);
    await owner.keyboard.press('Escape');

    await comeAboard(page, mailbox, 'en', address);
    await expect(page.getByRole('heading', { name: 'An invitation is waiting for you' })).toBeVisible();
    await expect(page.getByText('Barnacle Queen')).toHaveCount(0);
    await expectAccessible();
    await page.goto(first);
    await expect(page.getByRole('heading', { name: received.invitation.gone })).toBeVisible();
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: received.invitation.invited })).toBeVisible();
    await expectAccessible();
    const ways = page.getByRole('main');
    await ways.getByRole('link', { name: received.invitation.sign_up }).click();
    await expect(page.getByRole('heading', { name: account.signup.heading })).toBeVisible();
    await ways.getByRole('link', { name: account.signup.login }).click();
    await expect(page.getByRole('heading', { name: account.login.heading })).toBeVisible();
    await page.getByLabel(account.fields.email).fill(address);
    await page.getByLabel(account.fields.password, { exact: true }).fill(password);
    await ways.getByRole('button', { name: account.login.submit }).click();
    const invitation = page.getByRole('region', { name: received.pending });
    await expect(invitation).toContainText('Barnacle Queen');
    await expectAccessible();
    await invitation.getByRole('button', { name: /^Accept/ }).click();
    await expect(invitation).toBeHidden();
    // payments are listed with the owner's name, and only those who may edit can mark them as paid
    const shared_by = calendar.shared_by.replace('{name}', '\u2068Ada Seafarer\u2069');
    const attention = page.getByRole('listitem').filter({ hasText: shared_by });
    await expect(attention).toContainText('Barnacle Queen');
    await expect(attention.getByRole('button')).toHaveCount(0);
    // the link leads on to what was accepted
    await page.goto(link);
    await expect(page).toHaveURL(new RegExp(`/cruises/view/${id}`));
    // and nowhere in somebody else's account
    await owner.goto(link);
    await expect(owner.getByRole('heading', { name: received.invitation.gone })).toBeVisible();
  });
});

test('what is offered is declined after a question, and is nowhere then', async ({
  page,
  browser,
  server,
  mailbox,
  expectAccessible,
}) => {
  await withReceiver(browser, server.url, async (other) => {
    const address = await comeAboard(other, mailbox);
    await comeAboard(page, mailbox);
    const id = await recordCruise(page);
    await send(page, 'POST', `cruises/${id}/sharing`, { email: address, share_level: 'full' });

    await other.goto('/account/sharing');
    const decline = other.getByRole('button', { name: /^Decline/ });
    await decline.click();
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('button', { name: sharing.cancel, exact: true }).click();
    await expect(decline).toBeVisible();
    await decline.click();
    await dialog.getByRole('button', { name: received.decline, exact: true }).click();
    // exactly: until its dialog is gone the row holds "Decline" twice in a row, which has "declined" in it
    await expect(other.getByText(received.declined, { exact: true })).toBeVisible();
    await expect(other.getByText(received.none, { exact: true })).toBeVisible();
    // after the answer the focus is on the heading of the page
    await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
    await other.goto(`/cruises/view/${id}`);
    await expect(other.getByText(errors.codes.not_found)).toBeVisible();

    await page.goto(`/cruises/view/${id}?tab=sharing`);
    await expect(page.getByText(sharing.cruise.none)).toBeVisible();
    await expectAccessible();
  });
});

test('who may only look is told so where a cruise is changed, and who had begun keeps what they typed', async ({
  page,
  browser,
  server,
  mailbox,
}) => {
  await withReceiver(browser, server.url, async (other) => {
    const address = await comeAboard(other, mailbox);
    await comeAboard(page, mailbox);
    const id = await recordCruise(page);
    const body = { email: address, share_level: 'full' };
    const share = await send<CreatedRecord>(page, 'POST', `cruises/${id}/sharing`, body);
    await send(other, 'PATCH', `user/sharing/${share.id}`, { state: 'accepted' });
    for (const path of [`/cruises/edit/${id}`, `/cruises/edit/${id}/schedule`]) {
      await other.goto(path);
      await expect(other.getByRole('heading', { name: errors.codes.forbidden })).toBeVisible();
      await expect(other.getByRole('main').getByRole('textbox')).toHaveCount(0);
    }
    await other.getByRole('main').getByRole('link').click();
    await expect(other.getByRole('heading', { name: 'Barnacle Queen' })).toBeVisible();

    await send(page, 'PATCH', `user/sharing/${share.id}`, { share_level: 'edit' });
    await other.goto(`/cruises/edit/${id}`);
    await other.getByLabel(terms.fields.ship_name).fill('Barnacle King');
    await send(page, 'PATCH', `user/sharing/${share.id}`, { share_level: 'full' });
    await other.getByRole('button', { name: cruises.form.save, exact: true }).click();
    await expect(other.getByText(errors.codes.not_found).first()).toBeVisible();
    await expect(other.getByLabel(terms.fields.ship_name)).toHaveValue('Barnacle King');
  });
});

test('what fails in sharing is said, and nothing looks as if it had been done', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const id = await recordCruise(page);
  const [kept, asked] = ['grace@example.org', 'linus@example.org'];
  const fail = (method: string) =>
    page.route('**/api/**/sharing{,/*}', async (route) => {
      if (route.request().method() === method) await answerCall(route, { status: 500, json: {} });
      else await route.fallback();
    });
  const says = (text: string) => page.getByRole('alert').getByText(text, { exact: true });
  const close = () => page.getByRole('button', { name: words.en.shell.toast.close }).click();
  const places = {
    '/account/sharing': 'user/sharing',
    [`/cruises/view/${id}?tab=sharing`]: `cruises/${id}/sharing`,
  };
  for (const [place, path] of Object.entries(places)) {
    const share = await send<CreatedRecord>(page, 'POST', path, { email: kept, share_level: 'details' });
    await page.goto(place);
    await fail('POST');
    await page.getByLabel(sharing.email).fill(asked);
    await page.getByRole('button', { name: sharing.form.submit, exact: true }).click();
    await expect(says('Error sharing'), place).toBeVisible();
    await expect(page.getByLabel(sharing.email)).toHaveValue(asked);
    await expect(page.getByText(asked)).toHaveCount(0);
    await close();

    await fail('PATCH');
    const level = page.getByRole('combobox', { name: new RegExp(kept) });
    await level.selectOption('edit');
    await expect(says('Error sharing'), place).toBeVisible();
    await expect(level).toHaveValue('details');
    await close();

    await fail('DELETE');
    await page.getByRole('button', { name: new RegExp(`^Delete the share with .*${kept}`) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: sharing.given.take_back, exact: true })
      .click();
    await expect(says('Failed to delete record'), place).toBeVisible();
    await expect(page.getByText(sharing.given.deleted)).toHaveCount(0);
    await expect(level).toBeVisible();
    await expectAccessible();
    await page.unroute('**/api/**/sharing{,/*}');
    await send(page, 'DELETE', `user/sharing/${share.id}`);
  }
});
