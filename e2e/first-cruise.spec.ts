import { expect, test } from './support/test.ts';
import { comeAboardByForms, dayFromNow, speak, words, type Spoken } from './support/traveller.ts';

for (const language of ['en', 'he'] satisfies Spoken[]) {
  const { cruises, terms, dashboard } = words[language];

  test(`from sign-up to the countdown, in ${language}`, async ({ page, mailbox, expectAccessible }) => {
    await speak(page, language);
    await comeAboardByForms(page, mailbox, language);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'he' ? 'rtl' : 'ltr');
    await expect(page.getByText(dashboard.empty.title)).toBeVisible();
    await expectAccessible();

    await page.goto('/cruises/create');
    await page.getByLabel(terms.fields.cruise_line).fill('royal');
    await page
      .getByRole('option', { name: /Royal Caribbean/ })
      .first()
      .click();
    await page.getByLabel(terms.fields.ship_name).fill('icon');
    await page
      .getByRole('option', { name: /Icon of the Seas/ })
      .first()
      .click();
    await page.getByLabel(terms.fields.start_date).fill(dayFromNow(105));
    await page.getByLabel(terms.fields.end_date).fill(dayFromNow(112));
    await page.getByLabel(terms.fields.start_port).fill('miami');
    await page.getByRole('option', { name: /Miami/ }).first().click();
    await expectAccessible();
    await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
    await page.waitForURL('**/cruises/view/**');
    await expect(page.getByRole('heading', { name: 'Icon of the Seas' })).toBeVisible();
    await expectAccessible();

    await page.goto('/dashboard');
    // no time of departure is recorded: days alone, as many as the list says
    await expect(page.getByRole('timer')).toHaveText(language === 'he' ? '105 ימים' : '105 days');
    await expect(page.getByRole('heading', { name: 'Icon of the Seas' })).toBeVisible();
    await expectAccessible();

    await page.goto('/cruises');
    await expect(page.getByText('Icon of the Seas').first()).toBeVisible();
    await expectAccessible();
  });
}
