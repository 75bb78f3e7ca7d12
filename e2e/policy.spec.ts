import { endpoints } from '#contract/endpoints.ts';

import { expect, test } from './support/test.ts';
import { comeAboard } from './support/traveller.ts';

test('the app turns no text into HTML, code, or a script from elsewhere', async ({ page, faults }) => {
  await page.goto('/');
  const outcomes = await page.evaluate(() => {
    const script = document.createElement('script');
    const attempts = {
      html: () => (document.createElement('div').innerHTML = '<b>text</b>'),
      html_of_a_style: () => (document.createElement('style').innerHTML = 'b {}'),
      handler: () => document.body.setAttribute('onclick', 'text'),
      code: () => (script.text = 'text'),
      script_from_elsewhere: () => (script.src = 'https://elsewhere.example/assets/script.js'),
      worker_of_text: () => new Worker('data:text/javascript,text'),
      worker_that_is_no_asset: () => new Worker('/api/docs/docs.js'),
      another_policy: () =>
        globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address }),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} is possible`;
      } catch (error) {
        return error instanceof TypeError ? 'refused' : `${name} fails otherwise`;
      }
    });
  });
  expect(outcomes.filter((outcome) => outcome !== 'refused')).toEqual([]);
  // each violation was reported, as on any page
  await expect.poll(() => faults.length).toBe(outcomes.length);
  faults.length = 0;
});

test('a style that got into the page counts for nothing', async ({ page, faults }) => {
  await page.goto('/');
  const colour = await page.evaluate(() => {
    const style = document.createElement('style');
    style.append('body { color: rgb(1, 2, 3) }');
    document.head.append(style);
    document.body.setAttribute('style', 'color: rgb(1, 2, 3)');
    return getComputedStyle(document.body).color;
  });
  expect(colour).not.toBe('rgb(1, 2, 3)');
  await expect.poll(() => faults.length).toBe(2);
  faults.length = 0;
});

test('the page about the API shows its calls, and has no part in the session', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  await page.goto('/api/docs');
  // calendar programs and the payment provider have a call each, which is no endpoint of the contract
  const others = [{ tag: 'Calendar feed' }, { tag: 'Billing' }];
  const chapters = Map.groupBy([...endpoints, ...others], ({ tag }) => tag);
  const calls = page.locator('.opblock');
  for (const [chapter, its] of chapters) {
    const heading = page.locator(`.opblock-tag[data-tag="${chapter}"]`);
    await heading.click();
    await expect(calls, chapter).toHaveCount(its.length);
    await heading.click();
    await expect(calls, chapter).toHaveCount(0);
  }
  const about = endpoints.find(({ path }) => path === 'about');
  await page.locator(`.opblock-tag[data-tag="${about?.tag}"]`).click();
  await page.getByRole('button', { name: 'GET /about' }).first().click();
  await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible();
  const outcomes = await page.evaluate(async () => {
    const is_cookie_readable = (() => {
      try {
        return document.cookie !== '';
      } catch {
        return false;
      }
    })();
    const answer = await fetch('/api/about').then(
      ({ status }) => status,
      () => 'no answer',
    );
    return { origin: globalThis.origin, is_cookie_readable, answer };
  });
  expect(outcomes).toEqual({ origin: 'null', is_cookie_readable: false, answer: 'no answer' });
});
