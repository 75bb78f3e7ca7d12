import type { AppPart } from '../catalogue.ts';

export const mark_paid: AppPart<'mark_paid'> = {
  ask: '{ship} als bezahlt markieren?',
  ask_text:
    'Soweit Gangway weiß, sind noch {amount} zu zahlen. Hier wird nichts bezahlt, nur vermerkt, dass Sie schon bezahlt haben.',
  mark: 'Als bezahlt markieren',
  marked: '{amount} für {ship} als bezahlt markiert',
  paid: '{ship} ist bezahlt',
  paid_text: 'Die Zahlung ist eingetragen. Es kommen keine Erinnerungen mehr dazu.',
  undo: 'Rückgängig',
  unmarked: '{ship} ist nicht mehr als bezahlt markiert',
  unknown: 'Der Preis für {ship} ist nicht bekannt',
  unknown_text: 'Tragen Sie ihn bei der Kreuzfahrt ein, dann können Sie sie als bezahlt markieren.',
  open: 'Kreuzfahrt öffnen',
  changed: 'Der Betrag hat sich inzwischen geändert. Bitte prüfen Sie ihn noch einmal.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  broken: 'Dieser Link funktioniert nicht',
  broken_text:
    'Vielleicht wurde er abgeschnitten, oder er ist abgelaufen. Sie können die Kreuzfahrt auch in Gangway als bezahlt markieren.',
  cruises: 'Zu Ihren Kreuzfahrten',
};
