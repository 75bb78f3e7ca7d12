import type { AppPart } from '../catalogue.ts';

export const ready: AppPart<'ready'> = {
  first: {
    title: 'Bereit für die See?',
    lead: 'Holt Ihre Kreuzfahrten, die Dokumente zu dieser Reise und die App selbst auf dieses Gerät, solange noch Netz da ist.',
    button: 'Vorbereiten',
  },
  title: {
    working: 'Wird für die See vorbereitet',
    ready: 'Bereit für die See',
    over: 'Nicht mehr bereit für die See',
  },
  lead: {
    working: 'Lassen Sie diese Seite offen, bis jede Zeile abgehakt ist.',
    ready: 'Alles ist auf diesem Gerät.',
    over: 'Seitdem hat sich etwas geändert. Bereiten Sie das Gerät vor der Abfahrt noch einmal vor.',
  },
  as_of: 'Alles ist auf diesem Gerät, Stand: {time}.',
  button: {
    working: 'Anhalten',
    ready: 'Noch einmal prüfen',
    over: 'Noch einmal vorbereiten',
  },
  own: {
    title: 'Ist das Ihr eigenes Gerät?',
    yes: 'Ja, es gehört mir',
    no: 'Nein',
  },
  lines: {
    record: 'Ihre Kreuzfahrten',
    documents: 'Dokumente zu dieser Kreuzfahrt',
    screens: 'Die neueste Version der App',
    storage: 'Speicher',
    installed: 'Installierte App',
  },
  details: 'Was auf diesem Gerät ist',
  on_its_way: 'unterwegs',
  done: 'erledigt',
  open: 'noch offen',
  waits: 'Es fehlt noch, was nicht abgehakt ist.',
  record: 'Vollständig, Stand: {time}',
  documents: '{kept} von {count} auf diesem Gerät (zusammen {size})',
  documents_none: 'Zu dieser Kreuzfahrt gibt es keine.',
  documents_too_large: 'Sie passen nicht in den Platz, den Sie für Dokumente gewählt haben.',
  allow: '{size} erlauben',
  screens: 'Jede Seite öffnet sich auch ohne Verbindung.',
  screens_never:
    'Dieser Browser kann die App ohne Verbindung nicht öffnen. In einem privaten Fenster geht es auch nicht.',
  storage: 'Der Browser leert ihn nicht.',
  storage_refused:
    'Der Browser könnte ihn leeren, wenn der Platz knapp wird. Installieren Sie die App oder erlauben Sie dieser Website in den Einstellungen des Browsers den Speicher, und prüfen Sie dann noch einmal.',
  installed_not_needed: 'Es geht auch ohne.',
  trouble: {
    network: 'Keine Verbindung. Sobald wieder eine da ist, geht es weiter.',
    session: 'Sie sind abgemeldet. Melden Sie sich zuerst wieder an.',
    full: 'Dieses Gerät ist voll. Schaffen Sie Platz und versuchen Sie es dann noch einmal.',
    failed: 'Das hat nicht geklappt. Gleich folgt ein neuer Versuch.',
  },
  session: {
    label: 'Bis {date} angemeldet bleiben',
    hint: 'Bis eine Woche nach der Kreuzfahrt, damit Sie sich an Bord nicht anmelden müssen. Sonst endet die Anmeldung nach sieben Tagen ohne Nutzung. Ein neues Passwort oder „Abmelden“ beendet sie jederzeit.',
    cut: 'Länger geht es nicht: Eine Anmeldung endet spätestens nach 90 Tagen. Melden Sie sich vor der Abfahrt ab und wieder an, dann reicht sie für die ganze Reise.',
  },
  install: {
    title: 'App installieren',
    hint: 'Nehmen Sie Ihre Kreuzfahrten als App mit',
    lead: 'Sie öffnet sich vom Startbildschirm aus, auch ohne Verbindung.',
    not_now: 'Jetzt nicht',
    installed: 'Sie ist auf diesem Gerät installiert.',
    iphone:
      'Tippen Sie in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Öffnen Sie die App von dort und melden Sie sich an: Sie hat ihren eigenen Speicher.',
    menu: 'Wenn Ihr Browser es kann, steht in seinem Menü „App installieren“ oder „Zum Startbildschirm hinzufügen“.',
  },
};
