import type { AppPart } from '../catalogue.ts';

export const home: AppPart<'home'> = {
  eyebrow: 'Für alle, die Kreuzfahrten lieben',
  heading: 'Jede Reise, von der Buchung bis zum Ablegen',
  lead: 'Gangway hält Ihre Kreuzfahrten zusammen: Schiff und Route, Kabine und Preise, was noch zu zahlen ist und wie lange es dauert, bis die Leinen los sind.',
  start: 'Registrieren',
  login: 'Anmelden',
  free: 'Ihre Aufzeichnungen bleiben Ihre, auf einem Server Ihrer Wahl.',
  picture:
    'Die Übersicht von Gangway mit der nächsten Kreuzfahrt, ihrer Route auf der Karte und dem Countdown.',
  features_heading: 'Was es für Sie tut',
  features: {
    countdown: {
      title: 'Der Countdown, der stimmt',
      text: 'Auf die Minute bis zum Ablegen, nach der Uhr des Hafens, wo immer Sie sind.',
    },
    payments: {
      title: 'Nichts rutscht durch',
      text: 'Restzahlung, Check-in und was der Buchung noch fehlt, rechtzeitig.',
    },
    record: {
      title: 'Alles beisammen',
      text: 'Kabine, Mitreisende, Flüge, Hotels, Preise und Punkte an einem Ort.',
    },
    memories: {
      title: 'Reisen summieren sich',
      text: 'Nächte, Häfen, Länder und Meilen seit Ihrer ersten Kreuzfahrt.',
    },
    share: {
      title: 'Gemeinsam an Bord',
      text: 'Geben Sie eine Kreuzfahrt frei oder alle, und bestimmen Sie, wie viel andere sehen.',
    },
    languages: {
      title: 'In Ihrer Sprache',
      text: 'Englisch, Deutsch, Spanisch, Französisch, Hebräisch, Italienisch und Portugiesisch.',
    },
  },
  closing: 'Wohin geht die nächste?',
};
