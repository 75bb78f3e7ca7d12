import type { AppPart } from '../catalogue.ts';

/** The start page for visitors. */
export const home: AppPart<'home'> = {
  eyebrow: 'Für alle, die Kreuzfahrten lieben',
  heading: 'Jede Reise, von der Buchung bis zum Auslaufen',
  lead: 'Gangway hält Ihre Kreuzfahrten zusammen: Schiff und Route, Kabine und Preise, was noch zu zahlen ist und den Countdown, bis es heißt: Leinen los.',
  start: 'Registrieren',
  login: 'Anmelden',
  free: 'Ihre Daten gehören Ihnen, auf einem Server Ihrer Wahl.',
  picture:
    'Die Übersicht von Gangway mit der nächsten Kreuzfahrt, dem Countdown und dem, was noch zu erledigen ist.',
  look: {
    map: {
      title: 'Überall, wo Sie schon waren',
      text: 'Jede Reise fügt Ihrer Weltkarte Häfen und Routen hinzu.',
      picture: 'Weltkarte mit den Häfen vieler Reisen und den Ländern darum herum.',
    },
    calendar: {
      title: 'Ihr Jahr auf See',
      text: 'Reisen, Hafentage, Zahlungen und Check-ins in einem Kalender, und in dem, den Sie schon nutzen.',
      picture: 'Ein Monat des Kalenders mit Reisen und dem, was fällig ist.',
    },
  },
  features_heading: 'Was Gangway für Sie tut',
  features: {
    countdown: {
      title: 'Der Countdown, der stimmt',
      text: 'Auf die Minute genau, nach der Uhr im Hafen.',
    },
    payments: {
      title: 'Nichts wird vergessen',
      text: 'Restzahlung, Check-in und fehlende Angaben, bevor es eilt.',
    },
    record: {
      title: 'Alles beisammen',
      text: 'Kabine, Preise, Punkte und Notizen an einem Ort.',
    },
    memories: {
      title: 'Jede Reise zählt',
      text: 'Nächte, Häfen und Länder seit Ihrer ersten Kreuzfahrt.',
    },
    own: {
      title: 'Auf Ihrem eigenen Server',
      text: 'Läuft zu Hause oder auf einem Server Ihrer Wahl, ganz ohne Einrichtung.',
    },
    languages: {
      title: 'In Ihrer Sprache',
      text: 'Deutsch, Englisch, Spanisch, Französisch, Italienisch, Portugiesisch und Hebräisch von rechts nach links.',
    },
  },
  closing: 'Wohin geht die nächste Reise?',
};
