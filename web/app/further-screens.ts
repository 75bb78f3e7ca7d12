/*
 * Screens that are opened rarely. The first load has the names of the files of all other screens; those of these come
 * with the first of them.
 */
export const further_screens = {
  about: () => import('#web/features/about/about-screen.tsx'),
  contact: () => import('#web/features/contact/contact-screen.tsx'),
  delete_account: () => import('#web/features/settings/delete-account-screen.tsx'),
  email_change: () => import('#web/features/settings/email-change-screen.tsx'),
  icalendar: () => import('#web/features/calendar-feed/icalendar-screen.tsx'),
  map: () => import('#web/features/stats/map/map-screen.tsx'),
  mark_paid: () => import('#web/features/reminders/mark-paid-screen.tsx'),
  operator: () => import('#web/features/operator/operator-screen.tsx'),
  passport: () => import('#web/features/stats/passport/passport-screen.tsx'),
  password: () => import('#web/features/settings/password-screen.tsx'),
  review: () => import('#web/features/uploads/review-screen.tsx'),
  settings: () => import('#web/features/settings/settings-screen.tsx'),
  sharing: () => import('#web/features/sharing/sharing-screen.tsx'),
  switch_off: () => import('#web/features/reminders/switch-off-screen.tsx'),
  upgrade: () => import('#web/features/plans/upgrade-screen.tsx'),
  upload: () => import('#web/features/uploads/upload-screen.tsx'),
  validate_email: () => import('#web/features/settings/validate-email-screen.tsx'),
  validate_email_thankyou: () => import('#web/features/settings/validate-email-thankyou-screen.tsx'),
};

export type FurtherScreen = keyof typeof further_screens;
