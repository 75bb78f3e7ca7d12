import type { AppPart } from '../catalogue.ts';

export const mark_paid: AppPart<'mark_paid'> = {
  ask: '{ship} : marquer la croisière comme payée ?',
  ask_text:
    'D’après Gangway, il reste {amount} à payer. Aucun paiement n’est effectué ici : nous notons seulement que vous avez payé.',
  mark: 'Marquer comme payée',
  marked: 'Marqué comme payé : {amount} pour {ship}',
  paid: '{ship} : la croisière est payée',
  paid_text: 'Le paiement est noté, et vous ne recevrez plus de rappels à ce sujet.',
  undo: 'Annuler',
  unmarked: '{ship} : la croisière n’est plus marquée comme payée',
  unknown: '{ship} : le prix de la croisière n’est pas connu',
  unknown_text: 'Ajoutez-le à la croisière, vous pourrez alors la marquer comme payée.',
  open: 'Ouvrir la croisière',
  changed: 'Le montant a changé entre-temps. Veuillez le vérifier de nouveau.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  broken: 'Ce lien ne fonctionne pas',
  broken_text:
    'Il a peut-être été coupé, ou il a expiré. Vous pouvez aussi marquer la croisière comme payée dans Gangway.',
  cruises: 'Aller à vos croisières',
};
