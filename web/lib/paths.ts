/**
 * Every address of the app (docs/product/requirements.md, section 2). No path is written by hand: links and `navigate`
 * take these, and the router checks their parameters.
 */
export const paths = {
  home: '/',
  login: '/auth/login',
  logout: '/auth/logout',
  reset: '/auth/reset',
  reset_confirm: '/auth/reset/confirm/$uidb64/$token',
  reset_thankyou: '/auth/reset/thankyou',
  signup: '/auth/signup',
  signup_thankyou: '/auth/signup/thankyou',
  activate: '/auth/activate/$uidb64/$token',
  contact: '/contact',
  delete_account: '/account/settings/delete',
  email_change: '/account/settings/emailchange',
  validate_email: '/validate-email/$id',
  validate_email_thankyou: '/validate-email/thankyou',
  invitation: '/invitation/$id/$token',
  switch_off: '/reminders/off/$token',
  mark_paid: '/reminders/paid/$token',
  voyage: '/voyage/$token',
  maintenance: '/maintenance',
  en: '/en',
  about: '/about',
  dashboard: '/dashboard',
  cruises: '/cruises',
  cruise_create: '/cruises/create',
  cruise_view: '/cruises/view/$id',
  cruise_edit: '/cruises/edit/$id',
  cruise_schedule: '/cruises/edit/$id/schedule',
  cruise_upload: '/cruises/upload',
  upload_review: '/cruises/upload/$id',
  cruise_print: '/cruises/print/$id',
  cruise_weather: '/cruises/weather/$id',
  missing_ships: '/cruises/missing-ships',
  calendar: '/calendar',
  loyalty: '/loyalty',
  stats: '/stats',
  passport: '/passport',
  world_map: '/stats/map',
  badges: '/badges',
  notices: '/notices',
  upgrade: '/account/upgrade',
  settings: '/account/settings',
  loyalty_settings: '/account/loyalty',
  sharing_settings: '/account/sharing',
  icalendar: '/account/icalendar',
  password: '/account/password',
  operator: '/operator',
  operator_section: '/operator/$section',
  operator_record: '/operator/$section/$id',
} as const;

/** The operator's screens share one title. */
export type ScreenName = Exclude<
  keyof typeof paths,
  'en' | 'world_map' | 'operator_section' | 'operator_record'
>;

/** The part of a cruise's page, as a hash, that lists what is still to do. */
export const open_points = 'todo';

/** The query of a page that is always asked of the network, so that the login page of a Wi-Fi opens. */
export const to_network = '?network';
