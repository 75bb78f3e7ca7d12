import type { AppPart } from '../catalogue.ts';

export const sharing: AppPart<'sharing'> = {
  title: 'Partage',
  lead: 'Qui voit vos croisières, et celles que vous voyez.',
  loading: 'Chargement des partages',
  failed: 'Les partages n’ont pas pu être chargés.',
  offline: 'Il n’y a pas de connexion. Veuillez réessayer quand vous serez de nouveau en ligne.',
  email: 'Adresse e-mail',
  cancel: 'Annuler',
  levels: {
    itinerary: {
      name: 'Itinéraire',
      text: 'Navire, dates, ports, escales, compte à rebours et météo. Ni cabine, ni noms, ni prix.',
    },
    details: {
      name: 'Détails',
      text: 'En plus : cabine, noms des passagers, vols, hôtels et notes. Ni numéro de réservation, ni prix.',
    },
    full: {
      name: 'Complet',
      text: 'En plus : numéro de réservation, prix, paiements, suppléments, programme de fidélité et documents. À consulter, sans modifier.',
    },
    edit: {
      name: 'Modification',
      text: 'Tout, avec le droit de modifier. Ni suppression, ni partage avec d’autres.',
    },
  },
  states: {
    pending: 'En attente de réponse',
    accepted: 'Accepté',
  },
  all_cruises: 'Toutes les croisières',
  all_hint: 'Y compris celles à venir',
  one_cruise: 'Une croisière',
  form: {
    cruise: 'Partager cette croisière',
    all: 'Partager toutes vos croisières',
    all_text:
      'Avec quelqu’un qui doit voir tout ce que vous notez, aussi plus tard. Une seule croisière se partage sur sa propre page, sous Partage.',
    email_hint: {
      inbox: 'Avec ou sans compte ici : nous envoyons une invitation.',
      terminal: 'Avec ou sans compte ici : vous recevez un lien à lui transmettre.',
    },
    level: 'Ce que la personne voit',
    submit: 'Partager',
    sent: 'Invitation envoyée à {email}',
    error: 'Erreur lors du partage',
    already: 'Vous partagez déjà cela avec cette adresse. Changez le niveau dans la liste.',
  },
  by_hand: {
    title: 'Transmettez le lien vous-même',
    text: 'Ce serveur n’envoie pas d’e-mails. Avec ce lien, {email} peut ouvrir l’invitation. Un lien précédent n’est plus valable.',
    label: 'Lien de l’invitation',
    copy: 'Copier le lien',
    done: 'Terminé',
  },
  given: {
    resend: {
      inbox: 'Renvoyer',
      terminal: 'Nouveau lien',
    },
    resend_to: {
      inbox: 'Renvoyer l’invitation à {email} : {what}',
      terminal: 'Nouveau lien pour {email} : {what}',
    },
    resent: 'Invitation renvoyée à {email}',
    title: 'Vous partagez avec',
    people: '{count, plural, one {# personne} many {# de personnes} other {# personnes}}',
    none: 'Personne d’autre que vous ne voit vos croisières',
    none_text:
      'Laissez suivre celles et ceux qui voyagent avec vous ou qui vous attendent. Vous choisissez ce que chacun voit et pouvez y mettre fin à tout moment.',
    level_of: 'Ce que {email} voit : {what}',
    since: 'Depuis le {date}',
    changed: '{email} voit désormais : {level}',
    take_back: 'Supprimer',
    take_back_from: 'Supprimer le partage avec {email} : {what}',
    take_back_title: 'Mettre fin à ce partage ?',
    take_back_text: 'Dès maintenant, {email} ne voit plus : {what}.',
    take_back_other: 'Ce que vous partagez par ailleurs avec cette personne reste.',
    deleted: 'Élément supprimé',
    delete_failed: 'Échec de la suppression',
  },
  cruise: {
    this: 'cette croisière',
    who: 'Qui voit cette croisière',
    none: 'Personne d’autre que vous.',
    by_all: 'Voit toutes vos croisières',
    settings: 'Paramètres de partage',
    failed: 'Impossible de charger qui voit cette croisière.',
  },
};
