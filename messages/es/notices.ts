import type { AppPart } from '../catalogue.ts';

export const notices: AppPart<'notices'> = {
  title: 'Notificaciones',
  loading: 'Cargando sus notificaciones',
  failed: 'No se han podido cargar sus notificaciones.',
  unread: '{count, plural, =0 {Todo leído} one {# sin leer} other {# sin leer}}',
  new: 'Sin leer',
  read_all: 'Marcar todas como leídas',
  all_read: 'Todas están marcadas como leídas.',
  read: 'Marcar como leída',
  undo: 'Deshacer',
  not_saved: 'No se ha podido guardar.',
  older: 'Ver notificaciones anteriores',
  all: 'Todas las notificaciones',
  empty: 'Aún no hay notificaciones',
  empty_text:
    'Cuando venza un pago, se abra el check-in o haya un aviso meteorológico para un puerto, lo leerá aquí.',
  to_settings: 'Elegir los recordatorios',
  kinds: {
    payment:
      '{days, plural, =0 {El pago final vence hoy} =1 {El pago final vence mañana} other {El pago final vence dentro de # días}}',
    payment_past: 'El pago final venció el {date}',
    payment_overdue: 'Pago final vencido desde el {date}',
    payment_undated: 'Pago pendiente',
    checkin:
      '{days, plural, =0 {El check-in se abre hoy} =1 {El check-in se abre mañana} other {El check-in se abre dentro de # días}}',
    checkin_open: 'El check-in está abierto desde el {date}',
    checkin_undated: 'El check-in está abierto',
    weather: 'Aviso meteorológico: {event}',
    weather_unnamed: 'Aviso meteorológico',
    share_offered_one: '{person} le invita a seguir el {ship}',
    share_offered_all: '{person} le invita a seguir todos sus cruceros',
    share_offered_some: '{person} le invita a seguir un crucero',
    share_next: 'El próximo: {ship}',
    somebody: 'Alguien',
    share_accepted: '{person} ha aceptado su invitación',
    upload_proposed:
      'Su documento se ha leído: {count, plural, one {# crucero} other {# cruceros}} por revisar',
    upload_not_a_booking: 'No se ha encontrado ninguna reserva en su documento',
    upload_failed: 'No se ha podido leer su documento',
    balance_corrected: 'Saldo pendiente corregido: el anticipo se había restado dos veces',
    paid_corrected:
      'Pago del saldo corregido: el anticipo se había restado dos veces. El crucero sigue pagado',
    balance_change: 'Antes {before}, ahora {after}',
  },
  settled: {
    report: 'Su aviso sobre {ship} está resuelto',
    report_unnamed: 'Su aviso está resuelto',
    ship_accepted: '{ship} ya está en el catálogo',
    ship_mapped: '{ship} es {name} en el catálogo',
    ship_declined: '{ship} no se ha añadido al catálogo',
    ship_linked: 'Sus cruceros están vinculados a él.',
    ship_stays: 'Sus cruceros conservan el nombre tal como lo escribió.',
  },
};
