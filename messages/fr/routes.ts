import type { AppPart } from '../catalogue.ts';

export const routes: AppPart<'routes'> = {
  title: 'Itinéraire',
  map_of: 'Carte de l’itinéraire : {ports}',
  map_of_many:
    'Carte de l’itinéraire, depuis {start} jusqu’à {end}, avec {count, plural, one {# port} many {# de ports} other {# ports}}',
  map_of_one: 'Carte : {port} et ses environs',
  as_list: 'Itinéraire sous forme de liste',
  distance: '{distance} milles nautiques',
  awaited:
    '{count, plural, one {L’itinéraire d’une croisière est encore en cours de calcul.} other {Les itinéraires de # croisières sont encore en cours de calcul.}}',
  distance_short: '{distance} NM',
  leg: '{distance} jusqu’au port suivant',
  leg_river: '{distance} à vol d’oiseau jusqu’au port suivant',
  scenic: 'navigation panoramique',
  download: 'Télécharger la carte',
  as_svg: 'En SVG, pour imprimer',
  as_png: 'En PNG, pour partager',
  failed: 'La carte n’a pas pu être téléchargée. Veuillez réessayer.',
  world: {
    title: 'Vos escales dans le monde',
    map_of: 'Carte du monde : {ports} dans {countries}',
    ports: '{count, plural, one {# port} many {# de ports} other {# ports}}',
    countries: '{count, plural, one {# pays} many {# de pays} other {# pays}}',
    visits: '{count, plural, one {# visite} many {# de visites} other {# visites}}',
    none: 'Les ports choisis parmi les suggestions apparaissent ici une fois la croisière terminée.',
    as_list: 'Ports sous forme de liste',
    hint: 'Choisissez un point pour voir le port.',
    port: 'Port',
    country: 'Pays',
    visits_head: 'Visites',
    failed: 'La carte n’a pas pu être chargée.',
    again: 'Réessayer',
  },
};
