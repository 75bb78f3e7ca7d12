import type { AppPart } from '../catalogue.ts';

export const reminders: AppPart<'reminders'> = {
  title: 'Lembretes',
  failed: 'Não foi possível carregar os alertas.',
  kinds: {
    payment: 'Lembrete de pagamento',
    payment_due: 'Vencimento do pagamento',
    payment_overdue: 'Pagamento em atraso',
    checkin: 'Check-in',
    weather: 'Alerta meteorológico',
  },
  payment: 'Pagamento final',
  at: '{date}, às {time}',
  in_days: '{days, plural, =0 {hoje} =1 {amanhã} other {em # dias}}',
  amount_due: '{amount}, vence em {date}',
  due: 'Vence em {date}',
  states: {
    sent: 'Enviado em {date}',
    paid: 'Tudo pago. Nenhum lembrete necessário.',
    no_payment_date: 'Você ainda não informou a data do pagamento final.',
    no_checkin_date: 'Você ainda não informou a data do check-in.',
    off_settings: 'Desativado nas suas configurações.',
    off_days: 'Você não escolheu nenhum dia nas configurações.',
    off_cruise: 'Desativado para este cruzeiro.',
    with_due: 'Chega junto com o do dia do vencimento.',
    over: 'O dia deste lembrete já passou.',
    weather: 'De {date} até o fim da viagem, sempre que houver um alerta para um porto deste cruzeiro.',
  },
  enter: 'Informar a data',
  turn_on: 'Ativar',
  off: {
    payment_notification: 'Os lembretes de pagamento estão desativados nas suas configurações.',
    checkin_notification: 'Os lembretes de check-in estão desativados nas suas configurações.',
  },
  none: 'Sem lembrete.',
  reminded: 'Você receberá um lembrete em {dates}.',
  days_before: '{count, plural, one {# dia antes do vencimento} other {# dias antes do vencimento}}',
  switched_on: 'Ativado para este cruzeiro.',
  switched_off: 'Desativado para este cruzeiro.',
  not_switched: 'Não foi possível salvar.',
  undo: 'Desfazer',
  silent: {
    past: 'Este cruzeiro terminou, então não enviaremos mais lembretes.',
    cancelled: 'Este cruzeiro foi cancelado, então não enviaremos lembretes.',
    shared: 'Os lembretes vão para quem compartilhou este cruzeiro com você.',
    sample: 'Este é um exemplo, então não enviaremos lembretes. Os dos seus cruzeiros aparecerão aqui.',
  },
  offer: {
    title: 'Lembrar uma semana antes deste pagamento?',
    text: {
      inbox: 'O pagamento final de {ship} vence em {date}. Podemos enviar um e-mail em {day}.',
      terminal: 'O pagamento final de {ship} vence em {date}. Podemos lembrar você aqui em {day}.',
    },
    yes: 'Sim',
    no: 'Não',
  },
  invite: {
    title: 'Não perca nenhum pagamento nem check-in',
    text: {
      inbox:
        'O Gangway pode avisar você por e-mail e aqui: antes do pagamento final, no dia do vencimento, quando o check-in abre e em caso de mau tempo.',
      terminal:
        'O Gangway pode avisar você aqui: antes do pagamento final, no dia do vencimento, quando o check-in abre e em caso de mau tempo.',
    },
    button: 'Ativar os lembretes',
    done: 'Os lembretes estão ativados.',
    undone: 'Os lembretes estão desativados de novo.',
  },
  clock: {
    inbox: 'Sempre às {time}, no horário de {zone}, por e-mail e como notificação.',
    terminal: 'Sempre às {time}, no horário de {zone}, como notificação.',
  },
  settings: 'Alterar nas configurações',
  sent: 'Já enviados',
  weather: 'Ver a previsão do tempo',
  weather_notification: 'Alertas meteorológicos',
};
