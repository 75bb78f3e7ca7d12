import { z } from 'zod';
import { plan_features, plans } from '#domain/entitlements.ts';
import { unmetPasswordRules } from '#domain/password.ts';
import { payment_reminder_days } from '#domain/reminder-days.ts';
import { endpoint } from './endpoint.ts';
import {
  calendarDay,
  country,
  givenCurrency,
  email,
  flag,
  id,
  instant,
  language,
  listOf,
  on_objects,
  requiredLine,
  text,
  timeZone,
} from './values.ts';

/** A chosen password; each unmet rule is a separate error. 1,000 characters keep Argon2id's input small. */
const newPassword = text(1000).superRefine((password, context) => {
  for (const rule of unmetPasswordRules(password)) {
    context.addIssue({ code: 'custom', message: password === '' ? 'required' : `password_${rule}` });
    if (password === '') return;
  }
});

/** The shape of a current password is not checked: any text that does not match is wrong. */
export const givenPassword = text(1000).min(1, 'required');

const token = z.string().min(1, 'required').max(4096, 'too_long');

/** The two parts of a mailed link. */
const link = { uid: text(200).min(1, 'required'), token };

/** For a password that is typed twice. */
const mustMatch = (field: string) => ({ path: [field], message: 'passwords_differ', ...on_objects });

const device = text(100)
  .min(16, 'invalid')
  .meta({
    description:
      'A random text that a browser keeps: who logs in from a known one gets no mail about it, and other people’s ' +
      'wrong passwords do not keep them out.',
  });

const resetFeed = flag
  .optional()
  .meta({ description: 'Give an enabled calendar feed a new address with it; the old one is unknown then.' });

const endTokens = flag.optional().meta({ description: 'End all tokens for own scripts with it.' });

const givenEmail = z.strictObject({ email });

const tokenPair = z.object({ access: z.string(), refresh: z.string() });

export const logIn = endpoint({
  method: 'POST',
  path: 'auth/jwt/create/',
  tag: 'Account',
  summary: 'Log in with e-mail and password',
  is_public: true,
  is_door: true,
  body: z.strictObject({
    email: text(320).min(1, 'required'),
    password: givenPassword,
    device: device.optional(),
  }),
  answer: tokenPair,
  errors: ['login_failed', 'too_many_requests', 'busy'],
});

export const refreshSession = endpoint({
  method: 'POST',
  path: 'auth/jwt/refresh/',
  tag: 'Account',
  summary: 'Exchange a refresh token for a new pair; a used one ends its whole family',
  is_public: true,
  is_door: true,
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
  is_door: true,
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
      invitation: z
        .strictObject({ id, token: text(100) })
        .optional()
        .meta({
          description: 'Of the link of an invitation to this address: the account may accept it then.',
        }),
      accept_terms: flag.refine((accepted) => accepted, 'accept_terms'),
      captcha: text(4096).min(1, 'captcha').meta({
        description: 'The solved challenge of `auth/captcha/`: JSON in base64. Each is taken once.',
      }),
    })
    .refine((body) => body.password === body.re_password, mustMatch('re_password')),
  answer: z.object({
    id,
    email: z.string(),
    activation_link: z.string().nullable().meta({
      description:
        'Of the very first account, opened on the machine itself where there is no mail server; null for all others.',
    }),
  }),
  errors: ['sign_up_closed', 'too_many_requests', 'busy'],
});

export const readCaptcha = endpoint({
  method: 'GET',
  path: 'auth/captcha/',
  tag: 'Account',
  summary: 'An ALTCHA challenge, which `captcha` of the sign-up answers',
  is_public: true,
  answer: z.object({
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    maxnumber: z.int(),
    salt: z.string(),
    signature: z.string(),
  }),
});

export const activate = endpoint({
  method: 'POST',
  path: 'auth/users/activation/',
  tag: 'Account',
  summary: 'Activate an account with the two parts of the mailed link',
  is_public: true,
  body: z.strictObject(link),
  answer: z.object({
    email: z
      .string()
      .nullable()
      .meta({ description: 'For the login; null if another link had activated the account.' }),
  }),
  errors: ['gone'],
});

export const resendActivation = endpoint({
  method: 'POST',
  path: 'auth/users/resend_activation/',
  tag: 'Account',
  summary: 'Mail the activation link again; answers the same whether or not there is such an account',
  is_public: true,
  body: givenEmail,
  answer: null,
  errors: ['too_many_requests'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: 'auth/users/reset_password/',
  tag: 'Account',
  summary: 'Mail a link to choose a new password; answers the same whether or not there is such an account',
  is_public: true,
  body: givenEmail,
  answer: null,
  errors: ['too_many_requests'],
});

export const confirmReset = endpoint({
  method: 'POST',
  path: 'auth/users/reset_password_confirm/',
  tag: 'Account',
  summary: 'Choose a new password with the two parts of the mailed link; ends all sessions and tokens',
  is_public: true,
  body: z
    .strictObject({
      ...link,
      new_password: newPassword,
      re_new_password: text(1000),
      device: device.optional(),
    })
    .refine((body) => body.new_password === body.re_new_password, mustMatch('re_new_password')),
  answer: null,
  errors: ['gone', 'busy'],
});

export const setPassword = endpoint({
  method: 'POST',
  path: 'auth/users/set_password/',
  tag: 'Account',
  summary: 'Choose a new password while signed in; ends every other session',
  body: z
    .strictObject({
      current_password: givenPassword,
      new_password: newPassword,
      re_new_password: text(1000),
      reset_calendar_feed: resetFeed,
      end_tokens: endTokens,
    })
    .refine((body) => body.new_password === body.re_new_password, mustMatch('re_new_password')),
  answer: null,
  errors: ['too_many_requests', 'busy'],
});

export const changeEmail = endpoint({
  method: 'POST',
  path: 'auth/users/email_change/',
  tag: 'Account',
  summary:
    'Move the account to another address: ends all sessions and mails a code there, which must be entered',
  body: z.strictObject({
    current_password: givenPassword,
    new_email: email,
    reset_calendar_feed: resetFeed,
  }),
  answer: z.object({
    id: z.string().meta({ description: 'Of `/validate-email/{id}`.' }),
    expires_at: instant,
  }),
  errors: ['too_many_requests', 'busy'],
});

const validation_params = z.object({ id });

export const validateEmail = endpoint({
  method: 'POST',
  path: 'auth/email_validation/{id}/',
  tag: 'Account',
  summary: 'Enter the code that was mailed to the new address; five wrong ones or 30 minutes end it',
  is_public: true,
  params: validation_params,
  body: z.strictObject({ code: z.string().regex(/^\d{6}$/, 'code_of_six_digits') }),
  answer: null,
  errors: ['gone', 'conflict'],
});

export const resendCode = endpoint({
  method: 'POST',
  path: 'auth/email_validation/{id}/resend/',
  tag: 'Account',
  summary: 'Mail a new code to the new address; the one before is of no use any more',
  is_public: true,
  params: validation_params,
  answer: null,
  errors: ['gone', 'too_many_requests'],
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: 'auth/users/me/',
  tag: 'Account',
  summary: 'Remove the account with everything in it, for good',
  body: z.strictObject({ current_password: givenPassword }),
  answer: null,
  errors: ['last_operator', 'too_many_requests', 'busy'],
});

export const listSessions = endpoint({
  method: 'GET',
  path: 'user/sessions',
  tag: 'Account',
  summary: 'Where the account is signed in, the last used first',
  answer: listOf(
    z.object({
      id,
      browser: z.string().nullable().meta({ description: 'Such as Firefox; null when it is not known.' }),
      operating_system: z
        .string()
        .nullable()
        .meta({ description: 'Such as Android; null when it is not known.' }),
      created_at: instant,
      last_used_at: instant.meta({ description: 'To about five minutes.' }),
      is_current: z.boolean(),
      lasts_until: calendarDay.nullable().meta({
        description:
          'To its end, in UTC: of one that was lengthened; null: it ends after seven days without use.',
      }),
    }),
  ),
});

export const lengthenSession = endpoint({
  method: 'PUT',
  path: 'user/sessions/current',
  tag: 'Account',
  summary: 'Let the session of this call last until a day without use, for a voyage',
  body: z.strictObject({
    lasts_until: calendarDay.nullable().meta({
      description: 'Cut to 60 days from today and 90 days after the login; null: seven days again.',
    }),
  }),
  answer: z.object({ lasts_until: calendarDay.nullable() }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: 'user/sessions/{id}',
  tag: 'Account',
  summary: 'Sign out one place',
  params: z.object({ id }),
  answer: null,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: 'user/sessions',
  tag: 'Account',
  summary: 'Sign out everywhere but here',
  answer: null,
});

export const readUsage = endpoint({
  method: 'GET',
  path: 'user/usage',
  tag: 'Account',
  summary: 'What the account takes up, and how much its plan allows',
  answer: z.object({
    cruises: z.int(),
    most_cruises: z.int(),
    bytes: z.int().meta({ description: 'Of documents, and of uploads that became none.' }),
    most_bytes: z.int(),
  }),
});
export type Usage = z.infer<typeof readUsage.answer>;

const settings = z.object({
  user: z.object({ id, first_name: z.string(), last_name: z.string(), email: z.string() }),
  enable_payment_reminder: flag,
  checkin_notification: flag,
  payment_notification: flag,
  payment_reminder_days: z.int(),
  weather_notification: flag,
  is_reminder_offer_answered: flag.meta({
    description: 'Whether to be reminded of payments was answered once, or chosen without being asked.',
  }),
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
      home_currency: givenCurrency.nullable(),
      weather_units: z.enum(['metric', 'imperial']),
      enable_payment_reminder: flag,
      checkin_notification: flag,
      payment_notification: flag,
      payment_reminder_days: z.literal(payment_reminder_days),
      is_reminder_offer_answered: z.literal(true),
      weather_notification: flag,
    })
    .partial(),
  answer: settings,
});
export type SettingsChange = z.infer<typeof changeSettings.body>;
