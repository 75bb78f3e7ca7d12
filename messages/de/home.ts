import type { AppPart } from '../catalogue.ts';

/** The start page for visitors. */
export const home: AppPart<'home'> = {
  eyebrow: 'Für alle, die Kreuzfahrten lieben',
  heading: 'Jede Reise, von der Buchung bis zum Auslaufen',
  lead: 'Gangway hält Ihre Kreuzfahrten zusammen: Schiff und Route, Kabine und Preise, was noch zu zahlen ist und wie lange es noch dauert, bis die Leinen los sind.',
  start: 'Registrieren',
  login: 'Anmelden',
  free: 'Ihre Daten gehören Ihnen, auf einem Server Ihrer Wahl.',
  picture:
    'Die Übersicht von Gangway mit der nächsten Kreuzfahrt, ihrer Route auf der Karte und dem Countdown.',
  features_heading: 'Was Gangway für Sie tut',
  features: {
    countdown: {
      title: 'Der Countdown, der stimmt',
      text: 'Auf die Minute bis zum Auslaufen, nach der Uhr im Hafen, wo immer Sie sind.',
    },
    payments: {
      title: 'Nichts wird vergessen',
      text: 'Restzahlung, Check-in und was der Buchung noch fehlt, rechtzeitig.',
    },
    record: {
      title: 'Alles beisammen',
      text: 'Kabine, Mitreisende, Flüge, Hotels, Preise und Punkte an einem Ort.',
    },
    memories: {
      title: 'Jede Reise zählt',
      text: 'Nächte, Häfen, Länder und Seemeilen seit Ihrer ersten Kreuzfahrt.',
    },
    share: {
      title: 'Gemeinsam an Bord',
      text: 'Teilen Sie eine Kreuzfahrt oder alle und bestimmen Sie, wie viel andere sehen.',
    },
    languages: {
      title: 'In Ihrer Sprache',
      text: 'Deutsch, Englisch, Spanisch, Französisch, Hebräisch, Italienisch und Portugiesisch.',
    },
  },
  closing: 'Wohin geht die nächste?',
};
