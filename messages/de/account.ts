import type { AppPart } from '../catalogue.ts';

/** The ways in and out: sign-up, activation, login, a forgotten password, logout. */
export const account: AppPart<'account'> = {
  fields: {
    first_name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    re_password: 'Passwort bestätigen',
    new_password: 'Neues Passwort',
    re_new_password: 'Neues Passwort bestätigen',
    country: 'Land',
    registration_code: 'Registrierungscode',
    optional: 'optional',
  },
  show_password: 'Passwort anzeigen',
  hide_password: 'Passwort verbergen',
  too_many: {
    minutes: 'Zu viele Versuche. Bitte warten Sie {count, plural, one {# Minute} other {# Minuten}}.',
    hours: 'Zu viele Versuche. Bitte warten Sie {count, plural, one {# Stunde} other {# Stunden}}.',
  },
  other_session: 'Sie sind bereits angemeldet. Melden Sie sich ab, um diesen Link zu nutzen.',
  login: {
    heading: 'Anmelden',
    lead: 'Willkommen zurück an Bord.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    no_account: 'Neu bei Gangway?',
    signup: 'Registrieren',
    failed: 'Anmeldung fehlgeschlagen. Bitte versuchen Sie es erneut.',
    failed_more: 'Klappt es immer noch nicht?',
    failed_hint: 'Neu hier? Aktivieren Sie zuerst Ihr Konto.',
    failed_hint_change:
      'Sie ändern gerade Ihre E-Mail-Adresse? Geben Sie zuerst den Code ein, den wir an die neue geschickt haben.',
    no_network: 'Der Server antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    unsent:
      '{count, plural, one {Eine Datei war unterwegs, als Ihre Sitzung endete. Sie ist nicht angekommen: Melden Sie sich an und wählen Sie sie noch einmal aus.} other {# Dateien waren unterwegs, als Ihre Sitzung endete. Sie sind nicht angekommen: Melden Sie sich an und wählen Sie sie noch einmal aus.}}',
    needs_https:
      'Über http ohne s hält Ihr Browser Sie nicht angemeldet. Öffnen Sie Gangway mit einer Adresse, die mit https beginnt.',
  },
  logout: { working: 'Sie werden abgemeldet' },
  signup: {
    heading: 'Registrieren',
    lead: 'In einer Minute eingerichtet.',
    submit: 'Registrieren',
    have_account: 'Sie haben schon ein Konto?',
    login: 'Anmelden',
    rules: 'Ihr Passwort braucht',
    rule_met: 'erfüllt',
    rule_unmet: 'fehlt noch',
    guessable:
      'Möglich, aber leicht zu erraten: besser ohne gängige Wörter, Ihren Namen und den Namen dieser Website.',
    country_placeholder: 'Land suchen',
    accept:
      'Ich stimme den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu.',
    private_terms:
      'Das ist ein privater Server. Die Bedingungen erfahren Sie von der Person, die ihn betreibt.',
    code_hint: 'Sie haben ihn von der Person, die diesen Server betreibt.',
    signed_in: 'Sie sind angemeldet',
    signed_in_text: 'Um ein weiteres Konto zu eröffnen, melden Sie sich zuerst ab.',
  },
  summary: '{count, plural, one {Bitte prüfen Sie ein Feld.} other {Bitte prüfen Sie # Felder.}}',
  captcha: {
    working: 'Wir prüfen, ob Sie ein Mensch sind …',
    done: 'Sie sind kein Roboter.',
    failed: 'Die Prüfung, ob Sie ein Mensch sind, ist fehlgeschlagen.',
    retry: 'Erneut versuchen',
    needs_https:
      'Ihr Browser kann nur über https prüfen, ob Sie ein Mensch sind. Öffnen Sie Gangway mit einer Adresse, die mit https beginnt.',
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
    wrong_address: 'Nicht Ihre Adresse? <link>Neu registrieren</link>',
    login: 'Zur Anmeldung',
  },
  terminal: {
    link: 'Dieser Server verschickt keine E-Mails: Wer ihn betreibt, findet Ihren Link im Terminal. Öffnen Sie ihn innerhalb von drei Tagen, und Ihr Konto ist bereit.',
    reset:
      'Dieser Server verschickt keine E-Mails: Gibt es ein Konto, steht der Link im Terminal des Servers.',
    again:
      'Wenn ein Konto mit dieser Adresse noch auf seine Aktivierung wartet, steht im Terminal dieses Servers ein neuer Link.',
    code: 'Dieser Server verschickt keine E-Mails: Wer ihn betreibt, findet den Code im Terminal.',
    code_again: 'Ein neuer Code steht im Terminal dieses Servers. Der bisherige gilt nicht mehr.',
    first:
      'Ihr Konto ist hier das erste, deshalb bekommen Sie Ihren Link sofort: ein Klick, und es ist bereit.',
    activate: 'Mein Konto aktivieren',
    get_link: 'Link anfordern',
    get_code: 'Code anfordern',
    get_new_code: 'Neuen Code anfordern',
    enter_code: 'Geben Sie die 6 Ziffern des Codes ein. Danach können Sie sich wieder anmelden.',
  },
  resend: {
    heading: 'Neuen Link anfordern',
    submit: 'Neuen Link senden',
    again: 'Noch einmal senden',
    sent: 'Wenn ein Konto mit dieser Adresse noch auf seine Aktivierung wartet, ist ein neuer Link unterwegs. Sehen Sie im Posteingang und im Spam-Ordner nach.',
    sent_again: 'Noch einmal gesendet. Das kann einige Minuten dauern; sehen Sie auch im Spam-Ordner nach.',
  },
  activation: {
    working: 'Ihr Konto wird aktiviert',
    success: 'Ihr Konto ist aktiviert',
    success_text: 'Willkommen an Bord. Melden Sie sich an und tragen Sie Ihre erste Kreuzfahrt ein.',
    login: 'Anmelden',
    failed: 'Das Konto konnte nicht aktiviert werden',
    failed_text: 'Der Link ist abgelaufen, wurde schon benutzt oder ist nicht vollständig.',
    failed_maybe: 'Schon einmal geöffnet? Dann ist Ihr Konto wahrscheinlich bereit: Melden Sie sich an.',
    failed_network: 'Der Server hat nicht geantwortet. Der Link bleibt gültig; versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
  },
  reset: {
    heading: 'Passwort zurücksetzen',
    lead: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.',
    submit: 'Link senden',
    remembered: 'Doch wieder eingefallen?',
    login: 'Anmelden',
    known: 'Sie kennen Ihr Passwort? <link>Hier ändern</link>',
  },
  reset_thankyou: {
    heading: 'Prüfen Sie Ihr Postfach',
    text: 'Anfrage zum Zurücksetzen des Passworts: Wenn ein Konto besteht, wird ein Link verschickt. Sehen Sie im Posteingang und im Spam-Ordner nach.',
    address: 'Eingegebene Adresse: <address></address>',
    hint: 'Der Link gilt eine Stunde lang und funktioniert nur einmal.',
    login: 'Zur Anmeldung',
    again: 'Andere Adresse eingeben',
  },
  reset_confirm: {
    heading: 'Neues Passwort wählen',
    lead: 'Es ersetzt das alte, und alle Geräte werden abgemeldet.',
    submit: 'Neues Passwort speichern',
    success: 'Ihr Passwort wurde zurückgesetzt',
    success_text: 'Sie können sich jetzt mit dem neuen Passwort anmelden.',
    login: 'Anmelden',
    gone: 'Dieser Link gilt nicht mehr',
    gone_text:
      'Er ist abgelaufen oder wurde schon benutzt. Ein Link gilt eine Stunde lang und funktioniert nur einmal.',
    again: 'Neuen Link anfordern',
  },
};
