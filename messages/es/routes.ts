import type { AppPart } from '../catalogue.ts';

export const routes: AppPart<'routes'> = {
  title: 'Ruta',
  map_of: 'Mapa de la ruta: {ports}',
  map_of_many:
    'Mapa de la ruta de {start} a {end} con {count, plural, one {# puerto} many {# de puertos} other {# puertos}}',
  map_of_one: 'Mapa de {port} y sus alrededores',
  as_list: 'Ruta en una lista',
  distance: '{distance} millas náuticas',
  awaited:
    '{count, plural, one {La ruta de un crucero se está calculando.} other {Las rutas de # cruceros se están calculando.}}',
  distance_short: '{distance} mn',
  leg: '{distance} hasta el siguiente puerto',
  leg_river: '{distance} en línea recta hasta el siguiente puerto',
  scenic: 'navegación panorámica',
  download: 'Descargar el mapa',
  as_svg: 'En SVG, para imprimir',
  as_png: 'En PNG, para compartir',
  failed: 'No se ha podido descargar el mapa. Inténtelo de nuevo.',
  world: {
    title: 'Dónde ha estado',
    map_of: 'Mapamundi: {ports} en {countries}',
    ports: '{count, plural, one {# puerto} many {# de puertos} other {# puertos}}',
    countries: '{count, plural, one {# país} many {# de países} other {# países}}',
    visits: '{count, plural, one {# visita} many {# de visitas} other {# visitas}}',
    none: 'Los puertos elegidos entre las sugerencias aparecen aquí cuando termina su crucero.',
    as_list: 'Puertos en una lista',
    hint: 'Elija un punto para ver el puerto.',
    port: 'Puerto',
    country: 'País',
    visits_head: 'Visitas',
    failed: 'No se ha podido cargar el mapa.',
    again: 'Reintentar',
  },
};
