import type { AppPart } from '../catalogue.ts';

export const reminders: AppPart<'reminders'> = {
  title: 'Recordatorios',
  failed: 'No se han podido cargar las alertas.',
  kinds: {
    payment: 'Recordatorio de pago',
    payment_due: 'Vencimiento del pago',
    payment_overdue: 'Pago vencido',
    checkin: 'Check-in',
    weather: 'Aviso meteorológico',
  },
  payment: 'Pago final',
  at: '{date}, a las {time}',
  in_days: '{days, plural, =0 {hoy} =1 {mañana} other {dentro de # días}}',
  amount_due: '{amount}, vence el {date}',
  due: 'Vence el {date}',
  states: {
    sent: 'Enviado el {date}',
    paid: 'Todo pagado. No hace falta recordatorio.',
    no_payment_date: 'Aún no ha anotado la fecha del pago final.',
    no_checkin_date: 'Aún no ha anotado la fecha de check-in.',
    off_settings: 'Desactivado en sus ajustes.',
    off_days: 'No ha elegido ningún día en sus ajustes.',
    off_cruise: 'Desactivado para este crucero.',
    with_due: 'Llega junto con el del día del vencimiento.',
    over: 'El día de este recordatorio ya ha pasado.',
    weather: 'Desde el {date} hasta el final del viaje, si hay un aviso para algún puerto de este crucero.',
  },
  enter: 'Anotarla',
  turn_on: 'Activar',
  off: {
    payment_notification: 'Los recordatorios de pago están desactivados en sus ajustes.',
    checkin_notification: 'Los recordatorios de check-in están desactivados en sus ajustes.',
  },
  none: 'Sin recordatorio.',
  reminded: 'Recibirá un recordatorio el {dates}.',
  days_before: '{count, plural, one {# día antes del vencimiento} other {# días antes del vencimiento}}',
  switched_on: 'Activado para este crucero.',
  switched_off: 'Desactivado para este crucero.',
  not_switched: 'No se ha podido guardar.',
  undo: 'Deshacer',
  silent: {
    past: 'Este crucero ha terminado, así que no enviaremos más recordatorios.',
    cancelled: 'Este crucero se ha cancelado, así que no enviaremos recordatorios.',
    shared: 'Los recordatorios los recibe quien ha compartido este crucero con usted.',
    sample: 'Esto es un ejemplo, así que no enviaremos recordatorios. Los de sus cruceros aparecerán aquí.',
  },
  offer: {
    title: '¿Recordármelo una semana antes de este pago?',
    text: {
      inbox: 'El pago final de {ship} vence el {date}. Podemos enviarle un correo el {day}.',
      terminal: 'El pago final de {ship} vence el {date}. Podemos recordárselo aquí el {day}.',
    },
    yes: 'Sí',
    no: 'No',
  },
  invite: {
    title: 'Que no se le pase ningún pago ni check-in',
    text: {
      inbox:
        'Gangway puede avisarle por correo y aquí: antes de un pago final, el día en que vence, cuando se abre el check-in y si se espera mal tiempo.',
      terminal:
        'Gangway puede avisarle aquí: antes de un pago final, el día en que vence, cuando se abre el check-in y si se espera mal tiempo.',
    },
    button: 'Activar los recordatorios',
    done: 'Los recordatorios están activados.',
    undone: 'Los recordatorios vuelven a estar desactivados.',
  },
  clock: {
    inbox: 'Siempre a las {time}, hora de {zone}, por correo y como notificación.',
    terminal: 'Siempre a las {time}, hora de {zone}, como notificación.',
  },
  settings: 'Cambiarlo en los ajustes',
  sent: 'Ya enviados',
  weather: 'Ver el tiempo',
  weather_notification: 'Avisos meteorológicos',
};
