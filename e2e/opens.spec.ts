import { expect, test } from './support/test.ts';

test('whoever opens the address sees the app, and a start page that is accessible', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expectAccessible();
});
