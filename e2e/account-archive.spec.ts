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
    expect(file.suggestedFilename()).toMatch(/^gangway-\d{4}-\d\d-\d\d\.zip$/);
    const content = readFileSync(await file.path());
    expect(content.subarray(0, 2).toString()).toBe('PK');
    for (const name of ['README.txt', 'cruises.csv', 'calendar.ics', 'record/cruises.jsonl', 'manifest.json'])
      expect(content.includes(name)).toBe(true);
    await expect(page.getByText(archive.downloaded)).toBeVisible();
    await expectAccessible();
  });
}
