import { app as german_app } from '#messages/de/app.ts';
import { further as german_further } from '#messages/de/further.ts';
import { further } from '#messages/en/further.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, send, words } from './support/traveller.ts';

/* Mails in which a line cancels a booking, through the real reader. */

const mails = [
  {
    language: 'en',
    says: further.uploads,
    flag: words.en.terms.fields.cancelled_at,
    head: 'From: Fred. Olsen <bookings@fredolsen.example>\nSubject: Cancellation of your booking 3307719',
    text: `Cancellation confirmation

Dear Mrs Seafarer, as you asked us to, we have cancelled your booking.

Booking number: 3307719
Ship: Bolette
Sailing: 6 March 2027 to 13 March 2027
Cancellation charge: 340.00 GBP`,
  },
  {
    language: 'de',
    says: german_further.uploads,
    flag: german_app.terms.fields.cancelled_at,
    head: 'From: Fred. Olsen <buchung@fredolsen.example>\nSubject: Stornierung Ihrer Buchung 3307719',
    text: `Stornobestaetigung

Sehr geehrte Frau Seafarer, wie gewuenscht haben wir Ihre Buchung storniert.

Buchungsnummer: 3307719
Schiff: Bolette
Reisetermin: 06.03.2027 bis 13.03.2027
Stornokosten: 340,00 EUR`,
  },
];

for (const { language, says, flag, head, text } of mails) {
  test(`a mail that cancels a booking marks the cruise it is of, and that can be undone: ${language}`, async ({
    page,
    mailbox,
    expectAccessible,
  }) => {
    await comeAboard(page, mailbox);
    await page.evaluate((chosen) => localStorage.setItem('countryCode', chosen), language);
    const cruise = {
      ship_name: 'Bolette',
      start_date: '2027-03-06',
      end_date: '2027-03-13',
      booking_number: '3307719',
    };
    const { id } = await send<{ id: string }>(page, 'POST', 'cruises', cruise);
    await page.goto('/cruises/upload');
    const mail = `${head}\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\n${text}\n`;
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'mail.eml', mimeType: 'message/rfc822', buffer: Buffer.from(mail) });
    await page.getByRole('link', { name: says.not_a_booking.look }).click({ timeout: 45_000 });
    const mark = page.getByRole('button', { name: says.review.mark_cancelled });
    await expect(mark).toBeVisible({ timeout: 20_000 });
    await expectAccessible();
    await mark.click();
    await page.waitForURL(`**/cruises/view/${id}`);
    await expect(page.getByText(flag, { exact: true })).toBeVisible({ timeout: 20_000 });
    const after = await send<{ cancelled_at: string | null; documents: { name: string }[] }>(
      page,
      'GET',
      `cruises/${id}`,
    );
    expect(after.cancelled_at).not.toBeNull();
    expect(after.documents.map(({ name }) => name)).toEqual(['mail.eml']);
    await page.getByRole('button', { name: says.discard.undo }).click();
    await expect(page.getByText(flag, { exact: true })).toBeHidden({ timeout: 20_000 });
    expect(await send(page, 'GET', `cruises/${id}`)).toMatchObject({ cancelled_at: null });
  });
}
