import type { AppPart } from '../catalogue.ts';

export const lists: AppPart<'lists'> = {
  search_hint: 'Barco, puerto, pasajero, reserva',
  sorts: {
    newest: 'Más recientes primero',
    oldest: 'Más antiguos primero',
    ship: 'Nombre del barco, de la A a la Z',
    ship_last: 'Nombre del barco, de la Z a la A',
    price: 'Precio más bajo primero',
    price_high: 'Precio más alto primero',
    booked: 'Reservas más antiguas primero',
    booked_last: 'Reservas más recientes primero',
  },
  remove_filter: 'Quitar filtro: {filter}',
  totals: 'Totales',
  due: 'quedan {amount} por pagar',
  cruises: '{count, plural, one {# crucero} other {# cruceros}}',
  tools: 'Columnas, archivo e impresión',
  columns: 'Columnas',
  columns_reset: 'Columnas habituales',
  column_names: { time: 'Estado', payment_state: 'Pago' },
  csv: 'Descargar CSV',
  csv_failed: 'No se pudo crear el archivo. Inténtelo de nuevo.',
  print: 'Imprimir',
  print_failed: 'La lista no se pudo cargar entera y por eso no se imprimió. Inténtelo de nuevo.',
  printed_on: 'Impreso el {date}',
  partly: 'No se pudieron cargar algunos cruceros.',
};
