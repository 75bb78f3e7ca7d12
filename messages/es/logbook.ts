import type { AppPart } from '../catalogue.ts';

export const logbook: AppPart<'logbook'> = {
  title: 'Bitácora',
  empty:
    'Unas líneas y hasta diez fotos por día, guardadas con este crucero. Los enlaces públicos nunca las muestran.',
  days: 'Los días de este crucero',
  add_day: 'Añadir un día',
  which_day: '¿Qué día?',
  add: 'Añadir fotos',
  add_on: 'Añadir fotos: {day}',
  of_day: 'Fotos: {day}',
  photograph: 'Foto {place} de {count}: {day}',
  remove: 'Eliminar esta foto',
  moved: 'Foto movida a: {day}.',
  full: 'Como máximo, diez fotos por día y {total} de archivos por crucero.',
  type: 'No se puede leer esta imagen. Use JPEG, PNG o WebP.',
  too_large: 'Esta imagen es demasiado grande.',
  past_weather: {
    title: 'El tiempo que hizo',
    summary:
      '{range}{sunny, select, none {} every {, sol todos los días de escala} other {, sol en {sun, number} de {days, number} días de escala}}',
  },
};
