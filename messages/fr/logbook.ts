import type { AppPart } from '../catalogue.ts';

export const logbook: AppPart<'logbook'> = {
  title: 'Journal de bord',
  empty:
    'Quelques lignes et jusqu’à dix photos par jour : ce que vous ajoutez ici reste avec cette croisière. Les liens publics ne le montrent jamais.',
  days: 'Les jours de cette croisière',
  add_day: 'Ajouter un jour',
  which_day: 'Quel jour ?',
  add: 'Ajouter des photos',
  add_on: 'Ajouter des photos : {day}',
  of_day: 'Photos : {day}',
  photograph: 'Photo {place} sur {count} : {day}',
  remove: 'Supprimer cette photo',
  moved: 'Déplacée : {day}.',
  full: 'Dix photos par jour au plus, et {total} pour tous les fichiers d’une croisière.',
  type: 'Cette image ne peut pas être lue ici. JPEG, PNG et WebP, oui.',
  too_large: 'Cette image est trop volumineuse.',
  past_weather: {
    title: 'Le temps qu’il a fait',
    summary:
      '{range}{sunny, select, none {} every {, du soleil à chaque escale} one {, un jour de soleil sur {days, number} en escale} other {, {sun, number} jours de soleil sur {days, number} en escale}}',
  },
};
