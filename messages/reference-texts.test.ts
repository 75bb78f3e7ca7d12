import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCatalogue } from '#web/lib/catalogues.ts';

/*
 * The texts that docs/product/requirements.md, sections 2, 5, 6 and 8, quotes, and their keys in the catalogue. Tests
 * of screens name a text by its key; this test checks the text.
 */
const { account, cruises, errors, feed, fleet, operator, plans, settings, sharing, shell, weather } =
  await loadCatalogue('en');

const quoted: [sentence: string, ...said: string[]][] = [
  ['404 - Page Not Found', shell.states.not_found_title],
  ['The page you are looking for does not exist.', shell.states.not_found_text],
  ['Go back to Home', shell.states.not_found_link],
  ['This field is required.', errors.fields.required, operator.required],
  ['Email is required or enter a valid email address', errors.fields.invalid_email],
  ['Description is required', errors.fields.description_required, fleet.report.required],
  ['Your plan does not have access to this feature', errors.codes.plan_required],
  ['You do not have permission to view this page', errors.codes.forbidden],
  ['Login failed. Please try again.', errors.codes.login_failed, account.login.failed],
  ['A user with that email already exists.', errors.fields.email_taken],
  ['Account Activation Failed', account.activation.failed],
  ['Failed to report cruise', fleet.report.failed],
  ['Failed to update user settings', settings.form.failed],
  ['Failed to delete record', sharing.given.delete_failed, cruises.delete.failed],
  ['Error sharing', sharing.form.error],
  ['Error enabling iCalendar', feed.failed.enable],
  ['Error resetting iCalendar', feed.failed.reset],
  ['Failed to copy text', cruises.view.copy_failed],
  ['Error loading weather', weather.failed],
  ['No weather data available', weather.none],
  ['Error initializing payment. Please try again later.', plans.payment_failed],
  ['An error occurred', shell.states.an_error],
  ['Unexpected error occurred', errors.codes.unexpected],
  ['No changes found', settings.form.no_changes, cruises.form.no_changes],
  [
    'The application is currently undergoing maintenance.',
    shell.states.maintenance,
    errors.codes.maintenance,
  ],
  ['Account Activated Successfully', account.activation.success],
  ['Cruise reported successfully', fleet.report.done],
  ['User settings updated successfully', settings.form.saved],
  ['Record deleted successfully', sharing.given.deleted, cruises.delete.done],
  ['Password changed successfully', settings.password.done],
  ['Password reset successful', account.reset_confirm.success],
  ['iCalendar enabled', feed.done.enable],
  ['iCalendar token reset', feed.done.reset],
  ['Copied to clipboard', cruises.view.copied],
  ['Your email has been changed', settings.validate_email.done],
  ['Your account has been deleted', settings.delete_account.done],
  [
    'Password reset request: if an account exists, a link will be sent, so check the inbox and spam.',
    account.reset_thankyou.text,
  ],
  ['Error!', shell.toast.error],
  ['Success!', shell.toast.success],
  ['Warning!', shell.toast.warning],
  ['Info!', shell.toast.info],
  ['Departure and arrival airports cannot be the same.', errors.fields.same_airport],
  ['Check-out date must be after check-in date.', errors.fields.check_out_before_check_in],
];

test('what the requirements quote is said to the letter', () => {
  for (const [sentence, ...said] of quoted) {
    assert.ok(said.length > 0, sentence);
    for (const text of said) assert.equal(text, sentence);
  }
});
