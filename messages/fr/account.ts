import type { AppPart } from '../catalogue.ts';

/** Sign-up, activation, login, logout. */
export const account: AppPart<'account'> = {
  fields: {
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    re_password: 'Confirmer le mot de passe',
    country: 'Pays',
    registration_code: 'Code d’inscription',
    optional: 'facultatif',
  },
  show_password: 'Afficher le mot de passe',
  hide_password: 'Masquer le mot de passe',
  login: {
    heading: 'Se connecter',
    lead: 'Heureux de vous revoir à bord.',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    no_account: 'Vous découvrez Gangway ?',
    signup: 'S’inscrire',
    failed: 'La connexion a échoué. Veuillez réessayer.',
    failed_hint: 'Avez-vous ouvert le lien que nous vous avons envoyé par e-mail ?',
    no_network: 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
    needs_https:
      'Votre navigateur ne conserve aucune connexion en simple http. Ouvrez Gangway avec une adresse qui commence par https.',
  },
  logout: { working: 'Déconnexion en cours' },
  signup: {
    heading: 'S’inscrire',
    lead: 'Une minute maintenant, et chaque voyage trouve sa place.',
    submit: 'S’inscrire',
    have_account: 'Vous avez déjà un compte ?',
    login: 'Se connecter',
    rules: 'Votre mot de passe doit contenir',
    rule_met: 'c’est bon',
    rule_unmet: 'manque encore',
    country_placeholder: 'Rechercher un pays',
    country_none: 'Aucun pays de ce nom',
    accept:
      'J’accepte les <terms>Conditions d’utilisation</terms> et la <privacy>Politique de confidentialité</privacy>.',
    private_terms: 'Ce Gangway est privé ; demandez ses conditions à la personne qui le gère.',
    code_hint: 'La personne qui gère ce Gangway vous l’a donné.',
    summary: '{count, plural, one {Veuillez vérifier un champ.} other {Veuillez vérifier # champs.}}',
  },
  rules: {
    length: 'au moins 8 caractères',
    uppercase: 'une majuscule',
    lowercase: 'une minuscule',
    number: 'un chiffre',
    special: 'un caractère spécial',
  },
  thankyou: {
    heading: 'Presque à bord',
    text: 'Nous avons envoyé un lien à <address></address>. Ouvrez-le dans les trois jours et votre compte sera prêt.',
    text_no_address:
      'Nous vous avons envoyé un lien. Ouvrez-le dans les trois jours et votre compte sera prêt.',
    hint: 'Rien reçu ? Regardez dans les courriers indésirables.',
    login: 'Aller à la connexion',
  },
  activation: {
    working: 'Activation de votre compte',
    success: 'Votre compte est activé',
    success_text: 'Bienvenue à bord. Connectez-vous et ajoutez votre première croisière.',
    login: 'Se connecter',
    failed: 'Le compte n’a pas pu être activé',
    failed_text: 'Le lien a expiré, a déjà servi ou est incomplet.',
    failed_network: 'Le serveur n’a pas répondu. Le lien reste valable ; réessayez.',
    retry: 'Réessayer',
    signup: 'S’inscrire à nouveau',
  },
};
