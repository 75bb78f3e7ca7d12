import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Settings } from '#contract/account.ts';
import { changeOf, faultsOf, readEdits, realEdits, valuesOf } from './settings-values.ts';

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

describe('the body of a Save', () => {
  it('is nothing where nothing was changed', () => {
    assert.deepEqual(changeOf({}, saved, 'en'), {});
  });

  it('is nothing where it was changed and changed back', () => {
    assert.deepEqual(
      changeOf({ first_name: 'Ada', country: 'DE', payment_reminder_days: 14 }, saved, 'en'),
      {},
    );
  });

  it('is only the changed values, names without the spaces around them', () => {
    const edits = {
      last_name: ' Lovelace ',
      country: null,
      payment_reminder_days: 0,
      checkin_notification: false,
    };
    assert.deepEqual(changeOf(edits, saved, 'en'), {
      last_name: 'Lovelace',
      country: null,
      payment_reminder_days: 0,
      checkin_notification: false,
    });
  });

  it('is the language that was chosen', () => {
    assert.deepEqual(changeOf({ language: 'he' }, saved, 'en'), { language: 'he' });
  });

  it('is the language in force, where the account still has another one', () => {
    assert.deepEqual(changeOf({}, valuesOf(settings, 'de'), 'en'), { language: 'de' });
  });

  it('is no language where the one that was chosen is that of the account', () => {
    assert.deepEqual(changeOf({ language: 'en' }, valuesOf(settings, 'de'), 'en'), {});
  });

  it('is not the zone, only because its city has another name by now', () => {
    assert.equal(saved.time_zone, 'Asia/Kolkata');
    assert.deepEqual(changeOf({ username: 'ada' }, saved, 'en'), { username: 'ada' });
  });
});

describe('edits', () => {
  it('are over when another device saved the same', () => {
    const edits = { first_name: 'Augusta' };
    assert.deepEqual(realEdits(edits, saved), edits);
    const later = { ...settings, user: { ...settings.user, first_name: 'Augusta' } };
    assert.deepEqual(realEdits(edits, valuesOf(later, 'en')), {});
  });

  it('need a first and a last name', () => {
    assert.deepEqual(faultsOf({ ...saved, first_name: ' ', last_name: '' }), {
      first_name: 'required',
      last_name: 'required',
    });
    assert.deepEqual(faultsOf(saved), {});
  });

  it('come back out of the store as they were', () => {
    const edits = { first_name: 'Zoë', country: null, weather_units: 'imperial', payment_reminder_days: 60 };
    assert.deepEqual(readEdits(JSON.parse(JSON.stringify(edits))), edits);
  });

  it('take no harm from what this version does not understand', () => {
    for (const stored of [null, 7, 'x', undefined]) assert.equal(readEdits(stored), undefined);
    assert.deepEqual(
      readEdits({
        first_name: 7,
        language: 'klingon',
        weather_units: 'kelvin',
        payment_reminder_days: 2,
        payment_notification: 'yes',
        toString: 'x',
        gone: 'x',
        username: 'ada',
      }),
      { username: 'ada' },
    );
  });
});
