import type { AppPart } from '../catalogue.ts';

export const ready: AppPart<'ready'> = {
  first: {
    title: 'Tout est prêt pour le départ ?',
    lead: 'Gardez sur cet appareil vos croisières, les documents de celle-ci et l’application elle-même, tant qu’il y a du réseau.',
    button: 'Préparer',
  },
  title: {
    working: 'Préparation du départ',
    ready: 'Tout est prêt pour le départ',
    over: 'Tout n’est plus prêt pour le départ',
  },
  lead: {
    working: 'Laissez cette page ouverte jusqu’à ce que chaque ligne soit cochée.',
    ready: 'Tout est sur cet appareil.',
    over: 'Quelque chose a changé depuis. Préparez de nouveau cet appareil avant d’embarquer.',
  },
  as_of: 'Tout est sur cet appareil, au {time}.',
  button: {
    working: 'Arrêter',
    ready: 'Vérifier de nouveau',
    over: 'Préparer de nouveau',
  },
  own: {
    title: 'Cet appareil est-il à vous ?',
    yes: 'Oui, il est à moi',
    no: 'Non',
  },
  lines: {
    record: 'Vos croisières',
    documents: 'Documents de cette croisière',
    screens: 'La dernière version de l’application',
    storage: 'Stockage',
    installed: 'Application installée',
  },
  details: 'Ce qu’il y a sur cet appareil',
  on_its_way: 'en cours',
  done: 'fait',
  open: 'à faire',
  waits: 'Il manque ce qui n’est pas encore coché.',
  record: 'Complet au {time}',
  documents: '{kept} sur {count} sur cet appareil ({size} en tout)',
  documents_none: 'Cette croisière n’en a pas.',
  documents_too_large: 'Ils ne tiennent pas dans l’espace que vous avez choisi pour les documents.',
  allow: 'Autoriser {size}',
  screens: 'Chaque page s’ouvre sans réseau.',
  screens_never: 'Ce navigateur ne peut pas ouvrir l’application sans réseau. Une fenêtre privée non plus.',
  storage: 'Le navigateur ne l’effacera pas.',
  storage_refused:
    'Le navigateur pourrait l’effacer si la place manque. Installez l’application ou autorisez le stockage pour ce site dans les réglages du navigateur, puis vérifiez de nouveau.',
  installed_not_needed: 'Cela fonctionne aussi sans.',
  trouble: {
    network: 'Pas de réseau. La suite viendra dès qu’il y en aura.',
    session: 'Vous êtes déconnecté de votre compte. Identifiez-vous d’abord.',
    full: 'Cet appareil est plein. Libérez de la place, puis réessayez.',
    failed: 'Cela n’a pas fonctionné. Un nouvel essai suit dans un instant.',
  },
  session: {
    label: 'Rester connecté jusqu’au {date}',
    hint: 'Jusqu’à une semaine après la croisière, pour ne pas avoir à vous identifier à bord. Sinon, la session se termine après sept jours sans utilisation. Un nouveau mot de passe ou « Déconnecter » y met fin à tout moment.',
    cut: 'Elle ne peut pas durer plus : une session se termine 90 jours après son ouverture. Déconnectez-vous et reconnectez-vous avant d’embarquer, et elle durera toute la croisière.',
  },
  install: {
    title: 'Installer l’application',
    hint: 'Emportez vos croisières dans une application',
    lead: 'Elle s’ouvre depuis l’écran d’accueil, même sans réseau.',
    not_now: 'Pas maintenant',
    installed: 'Elle est installée sur cet appareil.',
    iphone:
      'Dans Safari, touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez-la depuis cet écran et identifiez-vous : elle garde sa propre copie.',
    menu: 'Si votre navigateur le permet, son menu propose « Installer l’application » ou « Ajouter à l’écran d’accueil ».',
  },
};
