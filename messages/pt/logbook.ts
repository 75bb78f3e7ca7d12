import type { AppPart } from '../catalogue.ts';

export const logbook: AppPart<'logbook'> = {
  title: 'Diário de bordo',
  empty:
    'Algumas linhas e até dez fotos por dia: o que você adicionar aqui fica com este cruzeiro. Os links públicos nunca mostram isso.',
  rest: 'Datas, preços e todo o resto',
  days: 'Os dias deste cruzeiro',
  add: 'Adicionar fotos',
  add_on: 'Adicionar fotos: {day}',
  of_day: 'Fotos: {day}',
  photograph: 'Foto {place} de {count}: {day}',
  remove: 'Excluir esta foto',
  moved: 'Movida para: {day}.',
  full: 'Um dia comporta dez fotos, e os arquivos de um cruzeiro, {total}.',
  type: 'Esta imagem não pode ser lida aqui. JPEG, PNG e WebP podem.',
  too_large: 'Esta imagem é grande demais.',
};
