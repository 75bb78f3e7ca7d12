import type { AppPart } from '../catalogue.ts';

export const switch_off: AppPart<'switch_off'> = {
  ask: {
    payment_reminder: 'Désactiver les rappels de paiement ?',
    payment: 'Désactiver les notifications de paiement ?',
    checkin: 'Désactiver les notifications de check-in ?',
    weather: 'Désactiver les alertes météo ?',
  },
  what: {
    payment_reminder: 'Ils arrivent quelques jours avant l’échéance d’un solde.',
    payment: 'Elles arrivent le jour de l’échéance d’un solde.',
    checkin: 'Elles arrivent le jour où le check-in ouvre.',
    weather: 'Elles arrivent quand un port d’une croisière est en alerte météo.',
  },
  is_off: {
    payment_reminder: 'Les rappels de paiement sont désactivés',
    payment: 'Les notifications de paiement sont désactivées',
    checkin: 'Les notifications de check-in sont désactivées',
    weather: 'Les alertes météo sont désactivées',
  },
  is_on: {
    payment_reminder: 'Les rappels de paiement sont activés',
    payment: 'Les notifications de paiement sont activées',
    checkin: 'Les notifications de check-in sont activées',
    weather: 'Les alertes météo sont activées',
  },
  all_cruises: 'Cela s’applique à toutes vos croisières. Les autres e-mails continuent d’arriver.',
  off: 'Désactiver',
  on: 'Réactiver',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  broken: 'Ce lien ne fonctionne pas',
  broken_text:
    'Votre messagerie l’a peut-être coupé. Dans vos paramètres, chaque rappel peut être activé ou désactivé.',
  settings: 'Aller aux paramètres',
};
