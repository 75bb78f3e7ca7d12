import { z } from 'zod';
import { plan_features, plans } from '#domain/entitlements.ts';
import { unmetPasswordRules } from '#domain/password.ts';
import { payment_reminder_days } from '#domain/reminders.ts';
import { endpoint } from './endpoint.ts';
import {
  calendarDay,
  country,
  currency,
  email,
  flag,
  id,
  language,
  requiredLine,
  text,
  timeZone,
} from './values.ts';

/** A password that is chosen; each unmet rule is an error of its own. 1,000 characters keep Argon2id's input small. */
const newPassword = text(1000).superRefine((password, context) => {
  for (const rule of unmetPasswordRules(password)) {
    context.addIssue({ code: 'custom', message: password === '' ? 'required' : `password_${rule}` });
    if (password === '') return;
  }
});

/** The right password is not checked for its shape: what does not match is wrong, whatever it looks like. */
const givenPassword = text(1000).min(1, 'required');

const token = z.string().min(1, 'required').max(4096, 'too_long');

const tokenPair = z.object({ access: z.string(), refresh: z.string() });

export const logIn = endpoint({
  method: 'POST',
  path: 'auth/jwt/create/',
  tag: 'Account',
  summary: 'Log in with e-mail and password',
  is_public: true,
  body: z.strictObject({ email: text(320).min(1, 'required'), password: givenPassword }),
  answer: tokenPair,
  errors: ['login_failed'],
});

export const refreshSession = endpoint({
  method: 'POST',
  path: 'auth/jwt/refresh/',
  tag: 'Account',
  summary: 'Exchange a refresh token for a new pair; a used one ends its whole family',
  is_public: true,
  body: z.strictObject({ refresh: token }),
  answer: tokenPair,
  errors: ['token_not_valid'],
});

export const logOut = endpoint({
  method: 'POST',
  path: 'auth/jwt/logout/',
  tag: 'Account',
  summary: 'End the session of a refresh token',
  is_public: true,
  body: z.strictObject({ refresh: token }),
  answer: null,
});

export const signUp = endpoint({
  method: 'POST',
  path: 'auth/users/',
  tag: 'Account',
  summary: 'Open an account; it waits for the link that is mailed',
  is_public: true,
  status: 201,
  body: z
    .strictObject({
      first_name: requiredLine(100),
      last_name: requiredLine(100),
      email,
      password: newPassword,
      re_password: text(1000),
      country: country.nullish(),
      language: language.optional(),
      registration_code: text(100).nullish(),
      accept_terms: flag.refine((accepted) => accepted, 'accept_terms'),
      captcha: text(4096).nullish(),
    })
    .refine((body) => body.password === body.re_password, {
      path: ['re_password'],
      message: 'passwords_differ',
      // zod skips object checks after a field failed, and would say nothing of this field until the other is right
      when: () => true,
    }),
  answer: z.object({ id, email: z.string() }),
  errors: ['sign_up_closed'],
});

export const activate = endpoint({
  method: 'POST',
  path: 'auth/users/activation/',
  tag: 'Account',
  summary: 'Activate an account with the two parts of the mailed link',
  is_public: true,
  body: z.strictObject({ uid: text(200).min(1, 'required'), token }),
  answer: null,
  errors: ['gone'],
});

const settings = z.object({
  user: z.object({ id, first_name: z.string(), last_name: z.string(), email: z.string() }),
  enable_payment_reminder: flag,
  checkin_notification: flag,
  payment_notification: flag,
  payment_reminder_days: z.int(),
  weather_units: z.enum(['metric', 'imperial']),
  plan_name: z.enum(plans),
  plan_expiry: z.union([calendarDay, z.literal('')]),
  username: z.string(),
  country: z.string().nullable(),
  loyalty_number: z.string(),
  tier: z.string(),
  language,
  time_zone: z.string().nullable(),
  home_currency: z.string().nullable(),
  plan_features: z.array(z.enum(plan_features)),
});
export type Settings = z.infer<typeof settings>;

export const readSettings = endpoint({
  method: 'GET',
  path: 'user/settings',
  tag: 'Account',
  summary: 'The profile of the signed-in user',
  answer: settings,
});

export const changeSettings = endpoint({
  method: 'PATCH',
  path: 'user/settings',
  tag: 'Account',
  summary: 'Change fields of the profile; absent fields stay',
  body: z
    .strictObject({
      first_name: requiredLine(100),
      last_name: requiredLine(100),
      username: text(100),
      country: country.nullable(),
      loyalty_number: text(100),
      tier: text(100),
      language,
      time_zone: timeZone.nullable(),
      home_currency: currency.nullable(),
      weather_units: z.enum(['metric', 'imperial']),
      enable_payment_reminder: flag,
      checkin_notification: flag,
      payment_notification: flag,
      payment_reminder_days: z.literal(payment_reminder_days),
    })
    .partial(),
  answer: settings,
});
export type SettingsChange = z.infer<typeof changeSettings.body>;
