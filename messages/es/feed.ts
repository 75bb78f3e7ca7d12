import type { AppPart } from '../catalogue.ts';

export const feed: AppPart<'feed'> = {
  title: 'iCalendar',
  lead: 'Sus viajes en el calendario que ya usa. Se actualiza automáticamente.',
  loading: 'Cargando los ajustes de iCalendar',
  load_failed: 'No se han podido cargar los ajustes de iCalendar.',
  done: {
    enable: 'iCalendar activado',
    disable: 'iCalendar desactivado',
    reset: 'Token de iCalendar restablecido',
  },
  failed: {
    enable: 'Error al activar iCalendar',
    disable: 'Error al desactivar iCalendar',
    reset: 'Error al restablecer iCalendar',
    change: 'No se ha podido guardar su elección. Inténtelo de nuevo.',
  },
  off: {
    title: 'Aún no está activado',
    text: 'Actívelo y recibirá una dirección que solo usted conoce. Los calendarios de su móvil y su ordenador se suscriben a ella.',
    enable: 'Activar iCalendar',
  },
  ended: {
    reset:
      'Se restableció su contraseña y por eso su calendario tiene una dirección nueva. Los calendarios con la anterior ya no se actualizan: suscríbase de nuevo con esta.',
    password:
      'Cambió su contraseña y con ella la dirección de su calendario. Los calendarios con la anterior ya no se actualizan: suscríbase de nuevo con esta.',
    email:
      'Cambió su correo electrónico y con él la dirección de su calendario. Los calendarios con la anterior ya no se actualizan: suscríbase de nuevo con esta.',
    secret:
      'La persona que gestiona este servidor renovó su clave de seguridad y la dirección de su calendario dejó de valer. Actívelo de nuevo y suscríbase con la dirección nueva.',
  },
  address: {
    title: 'Su dirección',
    label: 'Dirección de su calendario',
    copy: 'Copiar dirección',
    subscribe: 'Suscribirse en este dispositivo',
    secret:
      'Quien tenga esta dirección verá, sin contraseña, lo que usted elija abajo. Désela solo a personas de confianza.',
    local:
      'Este servidor está en {host}, adonde Google y Outlook.com no llegan. Los programas de este ordenador o de su red, sí.',
    reset: 'Restablecer dirección',
    disable: 'Desactivar',
    cancel: 'Conservar',
    ask_reset: {
      title: '¿Restablecer la dirección?',
      text: 'Los calendarios que usan la dirección actual dejarán de inmediato de actualizarse. Tendrá que volver a suscribirse con la nueva.',
      confirm: 'Restablecer',
    },
    ask_disable: {
      title: '¿Desactivar iCalendar?',
      text: 'Los calendarios que usan la dirección dejarán de inmediato de actualizarse. Si vuelve a activarlo, la dirección será otra.',
      confirm: 'Desactivar',
    },
  },
  choice: {
    title: 'Qué muestra',
    level: 'Nivel de detalle',
    levels: {
      busy: {
        name: 'Solo que está de viaje',
        text: 'Los días de cada crucero, sin barco ni lugares.',
      },
      itinerary: {
        name: 'El itinerario',
        text: 'Barco, escalas, vuelos y fechas. Sin números de reserva, precios ni nombres de personas.',
      },
      full: {
        name: 'Todo',
        text: 'También números de reserva, importes pendientes y quién viaja.',
      },
    },
    include: 'Qué incluir',
    parts: {
      cruise: 'Cruceros',
      port: 'Escalas',
      flight: 'Vuelos',
      hotel: 'Hoteles',
      checkin: 'Apertura del check-in',
      payment_reminder: 'Recordatorios de pago',
      final_payment: 'Pagos finales',
      shared: 'Cruceros compartidos con usted',
    },
  },
  preview: {
    title: 'Lo que ven los demás',
    text: 'Uno de sus cruceros, tal como lo muestran los calendarios.',
    failed: 'No se ha podido cargar la vista previa.',
    nothing_chosen: 'Nada de este crucero. Elija qué incluir.',
    no_cruise: 'Añada un crucero y aparecerá aquí y en su calendario.',
    record: 'Añadir un crucero',
    all_day: 'Todo el día',
    floating: 'hora local',
    cancelled: 'Cancelado',
    free: 'Aparece como disponible',
    alarms: '{count, plural, one {# recordatorio} many {# de recordatorios} other {# recordatorios}}',
  },
  programs: {
    title: 'Cómo suscribirse',
    google: {
      name: 'Google Calendar',
      first: 'Copie la dirección y abra calendar.google.com en un ordenador.',
      second: 'Junto a «Otros calendarios», elija el signo más, luego «Desde URL», y pegue la dirección.',
      third: 'El calendario aparece también en su móvil. Google busca cambios más o menos una vez al día.',
    },
    iphone: {
      name: 'iPhone y iPad',
      first: 'Abra esta página en el dispositivo y elija «Suscribirse en este dispositivo».',
      second:
        'O en Calendario: Calendarios, Añadir calendario, Añadir calendario de suscripción, y pegue la dirección.',
      third: 'Confirme con Suscribirse. Para recibir avisos, deje desactivado «Eliminar alarmas».',
    },
    mac: {
      name: 'Mac',
      first: 'En Calendario, elija Archivo y luego Nueva suscripción a calendario.',
      second: 'Pegue la dirección y elija Suscribirse.',
      third:
        'Elija iCloud como ubicación para tenerlo en todos sus dispositivos, y desmarque las opciones de eliminar alertas.',
    },
    outlook: {
      name: 'Outlook',
      first: 'Abra el calendario en Outlook o en outlook.com y elija «Agregar calendario».',
      second: 'Elija «Suscribirse desde la web» y pegue la dirección.',
      third: 'Póngale un nombre y elija Importar. Los cambios pueden tardar unas horas.',
    },
    thunderbird: {
      name: 'Thunderbird',
      first: 'En el calendario, elija Nuevo calendario y luego «En la red».',
      second: 'Deje vacío el nombre de usuario y pegue la dirección.',
      third: 'Elija Buscar calendarios y luego Suscribirse.',
    },
    other: {
      name: 'Otros programas',
      first: 'Busque «Suscribirse», «Desde URL» o «Calendario de internet».',
      second: 'Pegue la dirección.',
      third: 'Suscríbase en lugar de importar: un archivo importado no recoge los cambios.',
    },
  },
};
