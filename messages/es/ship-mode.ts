import type { AppPart } from '../catalogue.ts';

export const ship_mode: AppPart<'ship_mode'> = {
  label: 'Modo barco',
  hint: 'Para redes lentas o caras: Gangway solo actualiza cuando usted lo pide.',
  as_of: 'Modo barco. Última actualización: {ago}.',
  update: 'Actualizar ahora',
  turn_off: 'Desactivar',
  show_map: 'Mostrar el mapa',
};
