import type { AppPart } from '../catalogue.ts';

export const ship_mode: AppPart<'ship_mode'> = {
  label: 'Mode navire',
  hint: 'Pour les réseaux lents ou chers : Gangway ne met à jour qu’à votre demande.',
  as_of: 'Mode navire. Dernière mise à jour : {ago}.',
  update: 'Mettre à jour',
  turn_off: 'Désactiver',
  show_map: 'Afficher la carte',
};
