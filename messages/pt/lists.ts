import type { AppPart } from '../catalogue.ts';

export const lists: AppPart<'lists'> = {
  search_hint: 'Navio, porto, passageiro, reserva',
  sorts: {
    newest: 'Mais recentes primeiro',
    oldest: 'Mais antigos primeiro',
    ship: 'Nome do navio, de A a Z',
    ship_last: 'Nome do navio, de Z a A',
    price: 'Menor preço primeiro',
    price_high: 'Maior preço primeiro',
    booked: 'Reservas mais antigas primeiro',
    booked_last: 'Reservas mais recentes primeiro',
  },
  remove_filter: 'Remover filtro: {filter}',
  totals: 'Totais',
  due: 'falta pagar {amount}',
  cruises: '{count, plural, one {# cruzeiro} other {# cruzeiros}}',
  tools: 'Colunas, arquivo e impressão',
  columns: 'Colunas',
  columns_reset: 'Colunas padrão',
  column_names: { time: 'Situação', payment_state: 'Pagamento' },
  csv: 'Baixar CSV',
  csv_failed: 'Não foi possível criar o arquivo. Tente de novo.',
  print: 'Imprimir',
  print_failed: 'Não foi possível carregar a lista inteira, por isso ela não foi impressa. Tente de novo.',
  printed_on: 'Impresso em {date}',
  partly: 'Não foi possível carregar alguns cruzeiros.',
};
