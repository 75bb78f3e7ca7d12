import type { AppPart } from '../catalogue.ts';

export const notices: AppPart<'notices'> = {
  title: 'Notifications',
  loading: 'Chargement de vos notifications',
  failed: 'Vos notifications n’ont pas pu être chargées.',
  unread: '{count, plural, =0 {Tout est lu} one {# non lue} other {# non lues}}',
  new: 'Non lue',
  read_all: 'Tout marquer comme lu',
  all_read: 'Tout est marqué comme lu.',
  read: 'Marquer comme lue',
  undo: 'Annuler',
  not_saved: 'Ce changement n’a pas pu être sauvegardé.',
  older: 'Afficher les notifications plus anciennes',
  all: 'Toutes les notifications',
  empty: 'Aucune notification pour l’instant',
  empty_text:
    'Quand un paiement arrive à échéance, que le check-in ouvre ou qu’un port est en alerte météo, vous le lirez ici.',
  to_settings: 'Choisir vos rappels',
  kinds: {
    payment:
      '{days, plural, =0 {Solde à régler aujourd’hui} =1 {Solde à régler demain} other {Solde à régler dans # jours}}',
    payment_past: 'Le solde était à régler le {date}',
    payment_overdue: 'Solde en retard depuis le {date}',
    payment_undated: 'Paiement en attente',
    checkin:
      '{days, plural, =0 {Le check-in ouvre aujourd’hui} =1 {Le check-in ouvre demain} other {Le check-in ouvre dans # jours}}',
    checkin_open: 'Le check-in est ouvert depuis le {date}',
    checkin_undated: 'Le check-in est ouvert',
    weather: 'Alerte météo : {event}',
    weather_unnamed: 'Alerte météo',
    share_offered_one: '{person} vous invite à suivre le {ship}',
    share_offered_all: '{person} vous invite à suivre toutes ses croisières',
    share_offered_some: '{person} vous invite à suivre une croisière',
    share_next: 'La prochaine : {ship}',
    somebody: 'Quelqu’un',
    share_accepted: '{person} a accepté votre partage',
    upload_proposed:
      'Votre document a été lu : {count, plural, one {# croisière} many {# de croisières} other {# croisières}} à vérifier',
    upload_not_a_booking: 'Aucune réservation trouvée dans votre document',
    upload_failed: 'Votre document n’a pas pu être lu',
    balance_corrected: 'Reste à payer corrigé : l’acompte avait été déduit deux fois',
    paid_corrected:
      'Paiement du solde corrigé : l’acompte avait été déduit deux fois. La croisière reste payée',
    balance_change: 'Avant {before}, maintenant {after}',
  },
  settled: {
    report: 'Votre signalement sur {ship} a été traité',
    report_unnamed: 'Votre signalement a été traité',
    ship_accepted: '{ship} figure désormais au catalogue',
    ship_mapped: '{ship} correspond à {name} dans le catalogue',
    ship_declined: '{ship} n’a pas été ajouté au catalogue',
    ship_linked: 'Vos croisières y sont reliées.',
    ship_stays: 'Vos croisières gardent le nom tel que vous l’avez saisi.',
  },
};
