import type { AppPart } from '../catalogue.ts';

export const plans: AppPart<'plans'> = {
  title: 'Formules',
  lead: 'Choisissez ce que Gangway fait pour vous.',
  loading: 'Chargement des formules',
  failed: 'Impossible de charger les formules.',
  not_sold: {
    title: 'Tout est compris',
    text: 'Aucune formule n’est vendue ici : toutes les fonctions sont à vous.',
  },
  current: {
    title: 'Votre formule',
    renews: 'Se renouvelle le {date}.',
    ends: 'Jusqu’au {date}. Ensuite vous aurez la formule gratuite, et tout ce que vous avez saisi reste là.',
    ended: 'Votre formule payante a pris fin le {date}. Tout ce que vous avez saisi est toujours là.',
    past_due:
      'Le dernier paiement a échoué. Votre formule reste active jusqu’au {date} : vérifiez votre moyen de paiement.',
    manage: 'Gérer l’abonnement',
  },
  interval: { label: 'Rythme de paiement', month: 'Mensuel', year: 'Annuel' },
  price: {
    month: '{amount} par mois',
    year: '{amount} par an',
    free: 'Sans frais',
    none: 'Pas en vente pour le moment',
  },
  trial: '{days, plural, one {Le premier jour est offert.} other {Les # premiers jours sont offerts.}}',
  everything: 'Tout ce que comprend {plan}, et en plus :',
  cruises_unlimited: 'Autant de croisières à venir que vous voulez',
  cruises_limited:
    '{count, plural, one {# croisière} other {# croisières}} à venir ; les croisières passées ne comptent pas',
  room: 'Jusqu’à {cruises} croisières au total, {size} pour les fichiers',
  features: {
    reminders: 'Rappels des paiements et du check-in',
    loyalty: 'Programmes de fidélité et chemin vers le prochain niveau',
    export: 'Toutes vos données dans une archive',
    weather: 'La météo de chaque jour de la croisière',
    icalendar: 'Vos croisières dans votre propre agenda',
    sharing: 'Partage avec la famille et les amis',
    upload: 'Croisières lues dans les réservations que vous déposez',
    documents: 'Documents gardés avec chaque croisière',
    graphs: 'Graphiques et carte de toutes vos routes',
  },
  choose: 'Choisir {plan}',
  change: 'Passer à {plan}',
  keep: 'Conserver {plan}',
  pay_month: 'Payer chaque mois',
  pay_year: 'Payer chaque année',
  provider_note:
    'Le paiement se fait sur la page de notre prestataire ; les données de votre carte n’arrivent jamais chez Gangway. Vous pouvez résilier à tout moment.',
  payment_failed: 'Impossible de lancer le paiement. Veuillez réessayer plus tard.',
  returned: {
    thanks: 'Merci !',
    waiting: 'Votre paiement est en cours de confirmation. Cela prend un instant.',
    slow: 'C’est plus long que d’habitude. Votre formule changera d’elle-même dès que le paiement sera confirmé ; vous pouvez continuer en attendant.',
    done: 'Votre formule est maintenant {plan}.',
    cancelled: 'Rien n’a été payé et votre formule n’a pas changé.',
  },
};
