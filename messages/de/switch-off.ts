import type { AppPart } from '../catalogue.ts';

export const switch_off: AppPart<'switch_off'> = {
  ask: {
    payment_reminder: 'Zahlungserinnerungen ausschalten?',
    payment: 'Zahlungsbenachrichtigungen ausschalten?',
    checkin: 'Check-in-Benachrichtigungen ausschalten?',
    weather: 'Wetterwarnungen ausschalten?',
  },
  what: {
    payment_reminder: 'Sie kommen einige Tage vor dem Termin der Restzahlung.',
    payment: 'Sie kommen am Tag, an dem eine Restzahlung fällig ist.',
    checkin: 'Sie kommen am Tag, an dem der Check-in öffnet.',
    weather: 'Sie kommen, wenn für einen Hafen einer Kreuzfahrt vor Unwetter gewarnt wird.',
  },
  is_off: {
    payment_reminder: 'Zahlungserinnerungen sind ausgeschaltet',
    payment: 'Zahlungsbenachrichtigungen sind ausgeschaltet',
    checkin: 'Check-in-Benachrichtigungen sind ausgeschaltet',
    weather: 'Wetterwarnungen sind ausgeschaltet',
  },
  is_on: {
    payment_reminder: 'Zahlungserinnerungen sind eingeschaltet',
    payment: 'Zahlungsbenachrichtigungen sind eingeschaltet',
    checkin: 'Check-in-Benachrichtigungen sind eingeschaltet',
    weather: 'Wetterwarnungen sind eingeschaltet',
  },
  all_cruises: 'Das gilt für alle Ihre Kreuzfahrten. Andere E-Mails kommen weiterhin.',
  off: 'Ausschalten',
  on: 'Wieder einschalten',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  broken: 'Dieser Link funktioniert nicht',
  broken_text:
    'Vielleicht hat Ihr E-Mail-Programm ihn abgeschnitten. In Ihren Einstellungen können Sie jede Erinnerung ein- und ausschalten.',
  settings: 'Zu den Einstellungen',
};
