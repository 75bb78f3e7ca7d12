import type { AppPart } from '../catalogue.ts';

/** See `en/received.ts`. */
export const received: AppPart<'received'> = {
  title: 'Partagé avec vous',
  none: 'Rien n’est partagé avec vous',
  none_text:
    'Quand quelqu’un partage une croisière avec votre adresse, vous la trouvez ici et décidez si vous voulez la voir.',
  pending: 'En attente de votre réponse',
  asks_all: '{name} vous invite à suivre toutes ses croisières',
  asks_one: '{name} vous invite à suivre une croisière',
  you_see: 'Ce que vous voyez : {what}',
  accept: 'Accepter',
  accept_from: 'Accepter le partage de {name}',
  decline: 'Refuser',
  decline_from: 'Refuser le partage de {name}',
  accepted: 'Accepté. Vous le trouvez parmi vos croisières.',
  declined: 'Refusé',
  decline_title: 'Refuser ?',
  decline_text: 'Si vous changez d’avis, {name} devra vous inviter à nouveau.',
  see: 'Voir ces croisières',
  leave: 'Quitter',
  leave_from: 'Quitter le partage de {name} : {what}',
  leave_title: 'Quitter ce partage ?',
  leave_text: 'Vous ne verrez plus ce que partage {name} : {what}. Il faudra une nouvelle invitation.',
  left: 'Vous avez quitté ce partage',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  levels: {
    itinerary: 'navire, dates, ports, escales, compte à rebours et météo.',
    details: 'l’itinéraire, la cabine, les noms des passagers, les vols, les hôtels et les notes.',
    full: 'tout, avec prix, paiements et documents, en lecture seule.',
    edit: 'tout, et vous pouvez le modifier.',
  },
  cancel: 'Annuler',
  next: 'La prochaine : {cruise}',
  somebody: 'Quelqu’un',
  unopened: {
    title: {
      inbox:
        '{count, plural, one {Une invitation vous attend dans votre messagerie} other {# invitations vous attendent dans votre messagerie}}',
      terminal: '{count, plural, one {Une invitation vous attend} other {# invitations vous attendent}}',
    },
    text: {
      inbox:
        'Ouvrez le lien de l’e-mail que nous vous avons envoyé : pour votre sécurité, lui seul ouvre l’invitation. Si vous ne trouvez pas l’e-mail, demandez qu’il vous soit renvoyé.',
      terminal:
        'Ouvrez le lien de l’invitation : pour votre sécurité, lui seul l’ouvre. Demandez-le à la personne qui vous a envoyé l’invitation.',
    },
  },
  invitation: {
    opening: 'Ouverture de l’invitation',
    invited: 'Vous avez reçu une invitation',
    log_in_first:
      'Connectez-vous pour voir qui partage quoi avec vous. Pas encore de compte ? Inscrivez-vous avec l’adresse à laquelle l’invitation est destinée.',
    log_in: 'Se connecter',
    sign_up: 'S’inscrire',
    gone: 'Cette invitation ne peut plus être ouverte',
    gone_text:
      'Elle a été retirée, ou un lien plus récent a remplacé celui-ci. Utilisez le dernier lien, ou demandez une nouvelle invitation.',
    other: 'Cette invitation a été envoyée à une autre adresse',
    other_text:
      'Votre session est ouverte avec {address}. Déconnectez-vous, puis connectez-vous ou inscrivez-vous avec l’adresse à laquelle l’invitation est destinée.',
    log_out: 'Se déconnecter',
    to_dashboard: 'Aller au tableau de bord',
    failed: 'L’invitation n’a pas pu être ouverte',
    offline: 'Pas de connexion au serveur. Vérifiez votre réseau et réessayez.',
    retry: 'Réessayer',
  },
  public_voyage: {
    gone: 'Ce voyage n’est plus partagé',
    gone_text: 'Ce lien n’est plus valable. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    read_only: 'Pour suivre le voyage de chez vous : le navire, l’itinéraire et les escales.',
  },
};
