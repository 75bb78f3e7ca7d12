import { readFileSync } from 'node:fs';

import { expect, test } from './support/test.ts';
import { comeAboard, send, speak, type TestLanguage, words } from './support/traveller.ts';

for (const language of ['en', 'he'] satisfies TestLanguage[]) {
  const { archive } = words[language].settings;

  test(`${language}: the account is downloaded as an archive`, async ({
    page,
    mailbox,
    expectAccessible,
  }) => {
    await speak(page, language);
    await comeAboard(page, mailbox, language);
    const voyage = { ship_name: 'Sea Cloud', start_date: '2027-03-06', end_date: '2027-03-13' };
    await send(page, 'POST', 'cruises', voyage);
    await page.goto('/account/settings#data');
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: archive.download }).click();
    const file = await downloaded;
    // it goes after four seconds
    await expect(page.getByText(archive.downloaded)).toBeVisible();
    expect(file.suggestedFilename()).toMatch(/^gangway-\d{4}-\d\d-\d\d\.zip$/);
    const content = readFileSync(await file.path());
    expect(content.subarray(0, 2).toString()).toBe('PK');
    for (const name of ['README.txt', 'cruises.csv', 'calendar.ics', 'record/cruises.jsonl', 'manifest.json'])
      expect(content.includes(name)).toBe(true);
    await expectAccessible();
  });
}

for (const language of ['en', 'he'] satisfies TestLanguage[]) {
  const { archive } = words[language].settings;
  const { take_in } = archive;
  const counted = {
    en: '1 cruise is new. 1 cruise differs from yours.',
    he: 'הפלגה אחת חדשה. הפלגה אחת שונה מזו שלך.',
  }[language];

  test(`${language}: a deleted cruise comes back from the archive, after a preview`, async ({
    page,
    mailbox,
    expectAccessible,
  }) => {
    await speak(page, language);
    await comeAboard(page, mailbox, language);
    const days = { start_date: '2027-03-06', end_date: '2027-03-13' };
    const { id } = await send<{ id: string }>(page, 'POST', 'cruises', { ship_name: 'Sea Cloud', ...days });
    const other = await send<{ id: string }>(page, 'POST', 'cruises', { ship_name: 'Bolette', ...days });
    await page.goto('/account/settings#data');
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: archive.download }).click();
    const buffer = readFileSync(await (await downloaded).path());
    await send(page, 'DELETE', `cruises/${id}`);
    await send(page, 'PATCH', `cruises/${other.id}`, { ship_name: 'Balmoral' });
    await send(page, 'PATCH', 'user/settings', { home_currency: 'JPY' });

    const choose = (content: Buffer) =>
      page
        .getByLabel(take_in.choose, { exact: true })
        .and(page.locator('input'))
        .setInputFiles({ name: 'gangway.zip', mimeType: 'application/zip', buffer: content });
    await choose(buffer.subarray(0, buffer.length / 2));
    await expect(page.getByRole('alert')).toHaveText(words[language].errors.fields.archive_damaged);
    await choose(buffer);
    await expect(page.getByRole('heading', { name: take_in.preview })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: counted })).toBeVisible();
    const preview = page.getByRole('list', { name: take_in.preview });
    await expect(preview.getByRole('listitem').filter({ hasText: 'Sea Cloud' })).toContainText(
      take_in.words.new,
    );
    await expect(preview.getByRole('listitem').filter({ hasText: 'Bolette' })).toContainText(
      take_in.words.changed,
    );
    await expect(page.getByText(take_in.no_way_back)).toBeVisible();
    await expectAccessible();
    await page.getByRole('checkbox', { name: take_in.replace }).check();
    await page.getByRole('checkbox', { name: take_in.settings }).check();
    await page.getByRole('button', { name: take_in.confirm, exact: true }).click();
    await expect(page.getByRole('heading', { name: take_in.result })).toBeFocused();
    const result = page.getByRole('list', { name: take_in.result });
    await expect(result.getByRole('listitem').filter({ hasText: 'Sea Cloud' })).toContainText(
      take_in.words.added,
    );
    await expect(result.getByRole('listitem').filter({ hasText: 'Bolette' })).toContainText(
      take_in.words.replaced,
    );
    await expectAccessible();
    await page.getByRole('button', { name: take_in.close, exact: true }).click();
    await choose(buffer);
    await expect(page.getByText(take_in.nothing)).toBeVisible();
    await expect(page.getByRole('button', { name: take_in.confirm, exact: true })).toHaveCount(0);
    const { home_currency } = await send<{ home_currency: string | null }>(page, 'GET', 'user/settings');
    expect(home_currency).not.toBe('JPY');
    await page.goto(`/cruises/view/${id}`);
    await expect(page.getByRole('heading', { name: 'Sea Cloud' })).toBeVisible();
  });
}
