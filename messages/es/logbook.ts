import type { AppPart } from '../catalogue.ts';

export const logbook: AppPart<'logbook'> = {
  title: 'Bitácora',
  empty:
    'Unas líneas y hasta diez fotos por día: lo que añada aquí se queda con este crucero. Los enlaces públicos nunca lo muestran.',
  rest: 'Fechas, precios y todo lo demás',
  days: 'Los días de este crucero',
  add: 'Añadir fotos',
  add_on: 'Añadir fotos: {day}',
  of_day: 'Fotos: {day}',
  photograph: 'Foto {place} de {count}: {day}',
  remove: 'Eliminar esta foto',
  moved: 'Movida a: {day}.',
  full: 'En un día caben diez fotos, y los archivos de un crucero ocupan como máximo {total}.',
  type: 'Esta imagen no se puede leer aquí. JPEG, PNG y WebP sí.',
  too_large: 'Esta imagen es demasiado grande.',
};
