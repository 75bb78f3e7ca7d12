import { expect, test } from './support/test.ts';
import { comeAboardByForms, dayFromNow, speak, words, type TestLanguage } from './support/traveller.ts';

for (const language of ['en', 'he'] satisfies TestLanguage[]) {
  const { cruises, terms, dashboard, parts, shell } = words[language];

  test(`from sign-up to the countdown, in ${language}`, async ({ page, mailbox, expectAccessible }) => {
    await speak(page, language);
    await comeAboardByForms(page, mailbox, language);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'he' ? 'rtl' : 'ltr');
    await expect(page.getByText(dashboard.empty.title)).toBeVisible();
    await expectAccessible();

    // through the dashboard, which knows that there is no cruise yet; a reload would not
    await page.getByRole('main').getByRole('link', { name: dashboard.record, exact: true }).click();
    await page.waitForURL('**/cruises/create');
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
    await expect(page.getByText(cruises.view.welcome.first)).toBeVisible();
    // the welcome is the message: one more would cover the next step
    await expect(page.getByRole('button', { name: shell.toast.close })).toHaveCount(0);
    // one next step, and the rest on request
    await expect(page.getByText(terms.fields.booking_id)).toHaveCount(0);
    const { stateroom } = parts.checklist.lacks;
    const step = page.getByRole('link', { name: stateroom, exact: true });
    await expect(step).toHaveCount(0);
    await page.getByRole('region', { name: cruises.view.missing }).locator('summary').click();
    await expect(step).toBeVisible();
    await expectAccessible();

    await page.goto('/dashboard');
    // no time of departure is recorded: only days, the same number as in the list
    await expect(page.getByRole('timer')).toHaveText(language === 'he' ? '105 ימים' : '105 days');
    await expect(page.getByRole('heading', { name: 'Icon of the Seas' })).toBeVisible();
    await expectAccessible();
    // a single voyage and what it needs are equally wide; on a phone its picture has all of the screen
    if ((page.viewportSize()?.width ?? 0) > 992) {
      const card = (name: string) =>
        page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
      const [voyage, needs] = await Promise.all(
        [card('Icon of the Seas'), card(dashboard.attention.title)].map((one) => one.boundingBox()),
      );
      expect(needs?.width).toBe(voyage?.width);
    }

    await page.goto('/cruises');
    await expect(page.getByText('Icon of the Seas').first()).toBeVisible();
    await expectAccessible();
  });
}
