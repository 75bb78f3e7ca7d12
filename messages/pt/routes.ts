import type { AppPart } from '../catalogue.ts';

export const routes: AppPart<'routes'> = {
  title: 'Rota',
  map_of: 'Mapa da rota: {ports}',
  map_of_many:
    'Mapa da rota de {start} a {end} com {count, plural, one {# porto} many {# de portos} other {# portos}}',
  map_of_one: 'Mapa de {port} e arredores',
  as_list: 'Rota em lista',
  distance: '{distance} milhas náuticas',
  awaited:
    '{count, plural, one {A rota de um cruzeiro ainda está sendo calculada.} other {As rotas de # cruzeiros ainda estão sendo calculadas.}}',
  distance_short: '{distance} mn',
  leg: '{distance} até o próximo porto',
  leg_river: '{distance} em linha reta até o próximo porto',
  scenic: 'navegação panorâmica',
  download: 'Baixar o mapa',
  as_svg: 'Em SVG, para imprimir',
  as_png: 'Em PNG, para compartilhar',
  failed: 'Não foi possível baixar o mapa. Tente de novo.',
  world: {
    title: 'Onde você já esteve',
    map_of: 'Mapa-múndi: {ports} em {countries}',
    ports: '{count, plural, one {# porto} many {# de portos} other {# portos}}',
    countries: '{count, plural, one {# país} many {# de países} other {# países}}',
    visits: '{count, plural, one {# visita} many {# de visitas} other {# visitas}}',
    none: 'Os portos escolhidos entre as sugestões aparecem aqui depois que o cruzeiro termina.',
    as_list: 'Portos em lista',
    hint: 'Escolha um ponto para ver o porto.',
    port: 'Porto',
    country: 'País',
    visits_head: 'Visitas',
    failed: 'Não foi possível carregar o mapa.',
    again: 'Tentar de novo',
  },
};
