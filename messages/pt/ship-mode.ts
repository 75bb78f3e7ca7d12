import type { AppPart } from '../catalogue.ts';

export const ship_mode: AppPart<'ship_mode'> = {
  label: 'Modo navio',
  hint: 'Para redes lentas ou caras: o Gangway só atualiza quando você pede.',
  as_of: 'Modo navio. Última atualização: {ago}.',
  update: 'Atualizar agora',
  turn_off: 'Desativar',
  show_map: 'Mostrar o mapa',
};
