import type { AppPart } from '../catalogue.ts';

/** Sign-up, activation, login, logout. */
export const account: AppPart<'account'> = {
  fields: {
    first_name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    re_password: 'Passwort bestätigen',
    country: 'Land',
    registration_code: 'Registrierungscode',
    optional: 'freiwillig',
  },
  show_password: 'Passwort anzeigen',
  hide_password: 'Passwort verbergen',
  login: {
    heading: 'Anmelden',
    lead: 'Willkommen zurück an Bord.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    no_account: 'Neu bei Gangway?',
    signup: 'Registrieren',
    failed: 'Anmeldung fehlgeschlagen. Bitte versuchen Sie es erneut.',
    failed_hint: 'Haben Sie den Link geöffnet, den wir Ihnen per E-Mail geschickt haben?',
    no_network: 'Der Server antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    needs_https:
      'Ihr Browser hält über einfaches http niemanden angemeldet. Öffnen Sie Gangway mit einer Adresse, die mit https beginnt.',
  },
  logout: { working: 'Sie werden abgemeldet' },
  signup: {
    heading: 'Registrieren',
    lead: 'Eine Minute jetzt, und jede Reise hat ihren Platz.',
    submit: 'Registrieren',
    have_account: 'Sie haben schon ein Konto?',
    login: 'Anmelden',
    rules: 'Ihr Passwort braucht',
    rule_met: 'erfüllt',
    rule_unmet: 'fehlt noch',
    country_placeholder: 'Land suchen',
    country_none: 'Kein Land mit diesem Namen',
    accept:
      'Ich stimme den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu.',
    private_terms:
      'Dieses Gangway wird privat betrieben. Welche Bedingungen gelten, erfahren Sie von der Person, die es betreibt.',
    code_hint: 'Sie haben ihn von der Person, die dieses Gangway betreibt.',
    summary: '{count, plural, one {Bitte prüfen Sie ein Feld.} other {Bitte prüfen Sie # Felder.}}',
  },
  rules: {
    length: 'mindestens 8 Zeichen',
    uppercase: 'einen Großbuchstaben',
    lowercase: 'einen Kleinbuchstaben',
    number: 'eine Ziffer',
    special: 'ein Sonderzeichen',
  },
  thankyou: {
    heading: 'Fast an Bord',
    text: 'Wir haben einen Link an <address></address> geschickt. Öffnen Sie ihn innerhalb von drei Tagen, und Ihr Konto ist bereit.',
    text_no_address:
      'Wir haben Ihnen einen Link geschickt. Öffnen Sie ihn innerhalb von drei Tagen, und Ihr Konto ist bereit.',
    hint: 'Nichts angekommen? Sehen Sie im Spam-Ordner nach.',
    login: 'Zur Anmeldung',
  },
  activation: {
    working: 'Ihr Konto wird aktiviert',
    success: 'Ihr Konto ist aktiviert',
    success_text: 'Willkommen an Bord. Melden Sie sich an und tragen Sie Ihre erste Kreuzfahrt ein.',
    login: 'Anmelden',
    failed: 'Das Konto konnte nicht aktiviert werden',
    failed_text: 'Der Link ist abgelaufen, wurde schon benutzt oder ist nicht vollständig.',
    failed_network: 'Der Server hat nicht geantwortet. Der Link bleibt gültig; versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
    signup: 'Neu registrieren',
  },
};
