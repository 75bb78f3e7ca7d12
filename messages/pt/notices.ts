import type { AppPart } from '../catalogue.ts';

export const notices: AppPart<'notices'> = {
  title: 'Notificações',
  loading: 'Carregando suas notificações',
  failed: 'Não foi possível carregar suas notificações.',
  unread: '{count, plural, =0 {Tudo lido} one {# não lida} other {# não lidas}}',
  new: 'Não lida',
  read_all: 'Marcar todas como lidas',
  all_read: 'Todas foram marcadas como lidas.',
  read: 'Marcar como lida',
  undo: 'Desfazer',
  not_saved: 'Não foi possível salvar.',
  older: 'Mostrar notificações anteriores',
  all: 'Todas as notificações',
  empty: 'Nenhuma notificação ainda',
  empty_text:
    'Quando um pagamento vencer, o check-in abrir ou houver um alerta meteorológico para um porto, você lerá aqui.',
  to_settings: 'Escolher os lembretes',
  kinds: {
    payment:
      '{days, plural, =0 {O pagamento final vence hoje} =1 {O pagamento final vence amanhã} other {O pagamento final vence em # dias}}',
    payment_past: 'O pagamento final venceu em {date}',
    payment_overdue: 'Pagamento final em atraso desde {date}',
    payment_undated: 'Pagamento ainda em aberto',
    checkin:
      '{days, plural, =0 {O check-in abre hoje} =1 {O check-in abre amanhã} other {O check-in abre em # dias}}',
    checkin_open: 'O check-in está aberto desde {date}',
    checkin_undated: 'O check-in está aberto',
    weather: 'Alerta meteorológico: {event}',
    weather_unnamed: 'Alerta meteorológico',
    share_offered_one: '{person} convida você a acompanhar o {ship}',
    share_offered_all: '{person} convida você a acompanhar todos os seus cruzeiros',
    share_offered_some: '{person} convida você a acompanhar um cruzeiro',
    share_next: 'O próximo: {ship}',
    somebody: 'Alguém',
    share_accepted: '{person} aceitou seu convite',
    upload_proposed:
      'O seu documento foi lido: {count, plural, one {# cruzeiro} other {# cruzeiros}} para conferir',
    upload_not_a_booking: 'Nenhuma reserva foi encontrada no seu documento',
    upload_failed: 'Não foi possível ler o seu documento',
    balance_corrected: 'Saldo a pagar corrigido: a entrada tinha sido descontada duas vezes',
    paid_corrected:
      'Pagamento do saldo corrigido: a entrada tinha sido descontada duas vezes. O cruzeiro continua pago',
    balance_change: 'Antes {before}, agora {after}',
  },
  settled: {
    report: 'Seu relato sobre {ship} foi resolvido',
    report_unnamed: 'Seu relato foi resolvido',
    ship_accepted: '{ship} agora está no catálogo',
    ship_mapped: '{ship} é {name} no catálogo',
    ship_declined: '{ship} não foi adicionado ao catálogo',
    ship_linked: 'Seus cruzeiros estão vinculados a ele.',
    ship_stays: 'Seus cruzeiros mantêm o nome como você digitou.',
  },
};
