import type { Archive } from '../catalogue.ts';

export const archive: Archive = {
  title: 'Vos données Gangway',
  whose: 'Cette archive contient les données de {name} au {date}.',
  tables: 'cruises.csv et payments.csv : vos croisières et vos paiements, pour tout tableur.',
  calendar: 'calendar.ics : vos croisières, escales, vols, hôtels et échéances, pour tout agenda.',
  documents: 'documents : les fichiers de vos croisières, un dossier par croisière.',
  record: 'record : toutes les données sous une forme destinée aux programmes, un objet JSON par ligne.',
  manifest: 'manifest.json : la liste de tous les fichiers, avec leur taille et leur empreinte SHA-256.',
  left_out:
    'N’y figurent pas : les mots de passe, les sessions, l’adresse de votre calendrier (iCalendar), les liens publics vers vos croisières, les croisières que d’autres partagent avec vous, les croisières d’exemple et les documents de réservation que vous n’avez pas encore vérifiés.',
  care: 'Conservez-la en lieu sûr : elle n’est pas chiffrée, et quiconque la détient peut tout y lire.',
  payment: {
    date: 'Date du paiement',
    amount: 'Montant',
    method: 'Payé par',
    note: 'Remarque',
  },
  yes: 'oui',
};
