import type { AppPart } from '../catalogue.ts';

export const routes: AppPart<'routes'> = {
  title: 'Rotta',
  map_of: 'Mappa della rotta: {ports}',
  map_of_many:
    'Mappa della rotta da {start} a {end} con {count, plural, one {# porto} many {# di porti} other {# porti}}',
  map_of_one: 'Mappa di {port} e dintorni',
  as_list: 'Rotta in elenco',
  distance: '{distance} miglia nautiche',
  awaited:
    '{count, plural, one {La rotta di una crociera è ancora in fase di calcolo.} other {Le rotte di # crociere sono ancora in fase di calcolo.}}',
  distance_short: '{distance} NM',
  leg: '{distance} fino al porto successivo',
  leg_river: '{distance} in linea d’aria fino al porto successivo',
  scenic: 'navigazione panoramica',
  download: 'Scarica la mappa',
  as_svg: 'In SVG, per la stampa',
  as_png: 'In PNG, da condividere',
  failed: 'Non è stato possibile scaricare la mappa. Riprova.',
  world: {
    title: 'I luoghi che hai visitato',
    map_of: 'Mappa del mondo: {ports} in {countries}',
    ports: '{count, plural, one {# porto} many {# di porti} other {# porti}}',
    countries: '{count, plural, one {# Paese} many {# di Paesi} other {# Paesi}}',
    visits: '{count, plural, one {# visita} many {# di visite} other {# visite}}',
    none: 'I porti scelti tra i suggerimenti compaiono qui una volta finita la crociera.',
    as_list: 'Porti in elenco',
    hint: 'Scegli un punto per vedere il porto.',
    port: 'Porto',
    country: 'Paese',
    visits_head: 'Visite',
    failed: 'Non è stato possibile caricare la mappa.',
    again: 'Riprova',
  },
};
