import type { AppPart } from '../catalogue.ts';

export const logbook: AppPart<'logbook'> = {
  title: 'Diário de bordo',
  empty:
    'Algumas linhas e até dez fotos por dia, guardadas com este cruzeiro. Elas nunca aparecem nos links públicos.',
  days: 'Os dias deste cruzeiro',
  add_day: 'Adicionar um dia',
  which_day: 'Qual dia?',
  add: 'Adicionar fotos',
  add_on: 'Adicionar fotos: {day}',
  of_day: 'Fotos: {day}',
  photograph: 'Foto {place} de {count}: {day}',
  remove: 'Excluir esta foto',
  moved: 'Foto movida para: {day}.',
  full: 'No máximo dez fotos por dia e {total} de arquivos por cruzeiro.',
  type: 'Não é possível ler esta imagem. Use JPEG, PNG ou WebP.',
  too_large: 'Esta imagem é grande demais.',
  past_weather: {
    title: 'Como estava o tempo',
    summary:
      '{range}{sunny, select, none {} every {, sol em todos os dias no porto} other {, sol em {sun, number} de {days, number} dias no porto}}',
  },
};
