import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Settings } from '#contract/account.ts';
import { changedNames } from '#web/lib/forms/merge.ts';
import {
  changeOf,
  faultsOf,
  readValues,
  settings_shape,
  type SettingsValues,
  valuesOf,
} from './settings-values.ts';

const settings: Settings = {
  user: { id: '018f', first_name: 'Ada', last_name: 'Seafarer', email: 'ada@example.org' },
  enable_payment_reminder: false,
  checkin_notification: true,
  payment_notification: false,
  payment_reminder_days: 14,
  weather_notification: false,
  is_reminder_offer_answered: false,
  weather_units: 'metric',
  plan_name: 'unrestricted',
  plan_expiry: '',
  username: '',
  country: 'DE',
  loyalty_number: '',
  tier: '',
  language: 'en',
  time_zone: 'Asia/Calcutta',
  home_currency: null,
  plan_features: [],
};
const saved = valuesOf(settings, 'en');

/** The body of a Save after some edits, with the language of the account. */
function bodyOf(edits: Partial<SettingsValues>, before: SettingsValues, account: 'en'): object {
  const values = { ...before, ...edits };
  return changeOf(values, changedNames(settings_shape, values, before), account);
}

describe('the body of a Save', () => {
  it('is empty without a change', () => {
    assert.deepEqual(bodyOf({}, saved, 'en'), {});
  });

  it('has only the changed values, names without the spaces around them', () => {
    const edits = {
      last_name: ' Lovelace ',
      country: null,
      payment_reminder_days: 0,
      checkin_notification: false,
    };
    assert.deepEqual(bodyOf(edits, saved, 'en'), {
      last_name: 'Lovelace',
      country: null,
      payment_reminder_days: 0,
      checkin_notification: false,
    });
  });

  it('has the chosen language', () => {
    assert.deepEqual(bodyOf({ language: 'he' }, saved, 'en'), { language: 'he' });
  });

  it('has the language in use, if the account has another one', () => {
    assert.deepEqual(bodyOf({}, valuesOf(settings, 'de'), 'en'), { language: 'de' });
  });

  it('has no language if the chosen one is that of the account', () => {
    assert.deepEqual(bodyOf({ language: 'en' }, valuesOf(settings, 'de'), 'en'), {});
  });

  it('has no zone only because its city has another name by now', () => {
    assert.equal(saved.time_zone, 'Asia/Kolkata');
    assert.deepEqual(bodyOf({ username: 'ada' }, saved, 'en'), { username: 'ada' });
  });
});

describe('the values of the form', () => {
  it('need a first and a last name', () => {
    assert.deepEqual(faultsOf({ ...saved, first_name: ' ', last_name: '' }), {
      first_name: 'required',
      last_name: 'required',
    });
    assert.deepEqual(faultsOf(saved), {});
  });

  it('are read from storage as they were written', () => {
    const values: SettingsValues = {
      ...saved,
      first_name: 'Zoë',
      country: null,
      weather_units: 'imperial',
      payment_reminder_days: 60,
    };
    assert.deepEqual(readValues(JSON.parse(JSON.stringify(values)), saved), values);
  });

  it('are the saved ones where this version does not understand the stored ones', () => {
    for (const stored of [null, 7, 'x', undefined]) assert.equal(readValues(stored, saved), undefined);
    const stored = {
      first_name: 7,
      language: 'klingon',
      weather_units: 'kelvin',
      payment_reminder_days: 2,
      payment_notification: 'yes',
      toString: 'x',
      gone: 'x',
      username: 'ada',
    };
    assert.deepEqual(readValues(stored, saved), { ...saved, username: 'ada' });
  });
});
