import type { Mail } from '../catalogue.ts';

/** Mails. `{name}` is the reader's first name; the text after a colon is on the next line. */
export const mail: Mail = {
  greeting: 'Hola, {name}:',
  greeting_plain: 'Hola:',
  signature: 'Buen viento y buena mar,\nGangway',
  link_fallback: 'Si el botón no funciona, copie esta dirección en su navegador:',
  from: 'Enviado por el servidor de Gangway en:',
  somebody: 'Alguien',
  followed: { all: 'todos sus cruceros', one: 'un crucero', named: '{ship}, {dates}' },
  labelled: '{label}:',
  round_trip: 'Ida y vuelta desde {port}',
  mark_paid: 'Marcar como pagado',
  unsubscribe: 'No quiero recibir más correos como este',
  facts: {
    device: 'Dispositivo',
    time: 'Fecha y hora',
    network: 'Red',
    next_cruise: 'Próximo crucero',
    new_email: 'Nueva dirección',
    old_email: 'Dirección anterior',
    amount: 'Queda por pagar',
    sails_on: 'Salida',
    warning: 'Aviso',
    booking_number: 'Número de reserva',
    phone_number: 'Teléfono',
    website: 'Web de la naviera',
  },
  remarks: {
    feed_address:
      'Su calendario (iCalendar) tiene una dirección nueva y la anterior ya no vale. Suscríbase de nuevo: la encontrará en Gangway, en iCalendar.',
    ended_tokens:
      'Los tokens de sus propios programas (paneles domóticos, scripts) ya no son válidos. Si aún los necesita, cree otros en los ajustes de Gangway.',
  },
  why: {
    signed_up: 'Recibe este correo porque alguien se ha registrado con su dirección.',
    joined: 'Recibe este correo una sola vez, porque ha abierto una cuenta.',
    forgot: 'Recibe este correo porque se ha pedido una contraseña nueva para su dirección.',
    new_address: 'Recibe este correo porque alguien ha indicado su dirección como la nueva de una cuenta.',
    safety: 'Recibe este correo porque afecta a la seguridad de su cuenta.',
    left: 'Recibe este correo porque se ha eliminado su cuenta. Es el último.',
    reminder:
      'Recibe este correo porque ha activado los recordatorios en sus ajustes. Gangway no conoce lo acordado con su naviera: lo que vale es su reserva.',
    shared: 'Recibe este correo porque alguien que usa Gangway escribió su dirección.',
  },
  parts: {
    activation: {
      subject: 'Active su cuenta de Gangway',
      text: 'Le damos la bienvenida a bordo. Un clic y su cuenta estará lista.',
      button: 'Activar mi cuenta',
      validity: 'El enlace solo sirve una vez y caduca en tres días.',
      not_you: 'Si no se ha registrado usted, no abra el enlace: sin él la cuenta no se activará.',
    },
    welcome: {
      subject: 'Le damos la bienvenida a bordo',
      text: 'Su cuenta está lista. Tres cosas para empezar:',
      steps: {
        cruise: 'Añada su próximo crucero. El barco y las fechas bastan para que empiece la cuenta atrás.',
        payment:
          'Anote el camarote, el precio y la fecha del pago final cuando los tenga. La ficha le muestra lo que aún falta.',
        reminder: 'Elija en los ajustes cuántos días antes de un pago quiere recibir el recordatorio.',
      },
      button: 'Añadir mi primer crucero',
    },
    reset: {
      subject: 'Elija una contraseña nueva',
      text: 'Alguien ha pedido una contraseña nueva para su cuenta de Gangway. Si ha sido usted, elíjala ahora.',
      button: 'Elegir una contraseña nueva',
      validity: 'El enlace solo sirve una vez y caduca en una hora.',
      not_you: 'Si no ha sido usted, no pasa nada: su contraseña sigue siendo la misma.',
    },
    email_code: {
      subject: 'Su código para la nueva dirección',
      text: 'Su cuenta de Gangway va a pasar a {new_email}. Introduzca este código para confirmar que la dirección es suya.',
      button: 'Introducir el código',
      validity: 'El código es válido hasta el {until} y permite cinco intentos.',
      not_you: 'Si no sabe de qué se trata, no tiene que hacer nada. No dé el código a nadie.',
    },
    email_change_started: {
      subject: 'Su cuenta va a pasar a otra dirección',
      text: 'Alguien ha pedido pasar su cuenta de Gangway a {new_email}. Se ha cerrado la sesión en todos los dispositivos y nadie puede iniciarla hasta que se introduzca el código que hemos enviado a esa dirección.',
      button: 'Elegir una contraseña nueva',
      validity: 'Si el código no se introduce en 30 minutos, su cuenta conserva su dirección actual.',
      not_you:
        'Si no ha sido usted, alguien conoce su contraseña: elija una nueva de inmediato. Así el cambio de dirección quedará anulado.',
    },
    email_changed: {
      subject: 'Se ha cambiado su correo electrónico',
      text: 'Su cuenta de Gangway ha pasado de {old_email} a {new_email}. A partir de ahora, inicie sesión con la nueva dirección.',
      button: 'Iniciar sesión',
      not_you:
        'Si no ha sido usted, responda de inmediato a este correo: le llega a quien administra este servidor.',
    },
    address_in_use: {
      subject: 'Esta dirección ya tiene una cuenta',
      text: 'Alguien ha pedido pasar otra cuenta de Gangway a su dirección. Como ya tiene una, no ha cambiado nada.',
      button: 'Iniciar sesión',
      not_you:
        'Si ha sido usted, inicie sesión con esta dirección en la cuenta que ya tiene. Si no, no tiene que hacer nada.',
    },
    password_changed: {
      subject: 'Se ha cambiado su contraseña',
      text: 'Se ha cambiado la contraseña de su cuenta de Gangway. Se ha cerrado la sesión en todos los demás dispositivos.',
      button: 'Elegir una contraseña nueva',
      not_you: 'Si no ha sido usted, elija una nueva de inmediato.',
    },
    account_deleted: {
      subject: 'Se ha eliminado su cuenta',
      text: 'Se ha eliminado para siempre su cuenta con todo lo que contenía: cruceros, documentos, accesos compartidos y ajustes. Nada de ello se puede recuperar.',
      closing:
        'Gracias por viajar con nosotros. Si algún día quiere volver, abrir una cuenta nueva lleva un minuto.',
      not_you: 'Si no ha sido usted, responda a este correo: le llega a quien administra este servidor.',
    },
    new_sign_in: {
      subject: 'Nuevo inicio de sesión en su cuenta',
      text: 'Alguien ha iniciado sesión en su cuenta de Gangway desde un dispositivo que no conocíamos. Si ha sido usted, todo está en orden.',
      button: 'Ver mis sesiones',
      not_you: 'Si no ha sido usted, cierre esa sesión y cambie la contraseña de inmediato.',
    },
    payment_ahead: {
      subject:
        '{days, plural, one {El pago final del {ship} vence mañana} other {El pago final del {ship} vence dentro de # días}}',
      text: '{days, plural, one {El pago final de su crucero en el {ship} vence mañana, {date}.} other {El pago final de su crucero en el {ship} vence dentro de # días, el {date}.}}',
      button: 'Abrir el crucero',
      closing: '¿Ya lo ha pagado? Marque el crucero como pagado y no recibirá nada más al respecto.',
    },
    payment_today: {
      subject: 'El pago final del {ship} vence hoy',
      text: 'El pago final de su crucero en el {ship} vence hoy, {date}.',
      button: 'Abrir el crucero',
      closing: '¿Ya lo ha pagado? Marque el crucero como pagado y no recibirá nada más al respecto.',
    },
    payment_overdue: {
      subject: 'El pago final del {ship} ha vencido',
      text: '{days, plural, one {El pago final de su crucero en el {ship} venció ayer, {date}.} other {El pago final de su crucero en el {ship} venció hace # días, el {date}.}} Según nuestros datos, sigue pendiente.',
      button: 'Abrir el crucero',
      closing: '¿Ya lo ha pagado? Marque el crucero como pagado y no recibirá nada más al respecto.',
    },
    payment_undated: {
      subject: 'Pago del {ship}',
      text: 'Pidió un recordatorio del pago de su crucero en el {ship}.',
      button: 'Abrir el crucero',
      closing: '¿Ya lo ha pagado? Marque el crucero como pagado y no recibirá nada más al respecto.',
    },
    checkin_opens: {
      subject: 'El check-in del {ship} se abre hoy',
      text: 'El check-in en línea de su crucero en el {ship} se abre hoy, {date}. Quien llega pronto consigue las mejores horas de embarque.',
      button: 'Abrir el crucero',
    },
    checkin_open: {
      subject: 'El check-in del {ship} está abierto',
      text: 'El check-in en línea de su crucero en el {ship} está abierto desde el {date}.',
      button: 'Abrir el crucero',
    },
    weather_warning: {
      subject: 'Aviso meteorológico para su crucero en el {ship}',
      text: 'Un servicio meteorológico ha emitido un aviso para lugares de su crucero en el {ship}:',
      button: 'Ver el tiempo',
    },
    share_invitation: {
      subject: '{owner} le invita a seguir {what}',
      text: '{owner} le invita a seguir {what} en Gangway. No se muestra nada hasta que acepte, y podrá dejarlo en cualquier momento.',
      button: 'Ver la invitación',
      not_you: 'Si no sabe quién es, no tiene que hacer nada: sin su aceptación no se comparte nada.',
    },
    share_invitation_new: {
      subject: '{owner} le invita a seguir {what}',
      text: '{owner} le invita a seguir {what} en Gangway. No se muestra nada hasta que acepte, y podrá dejarlo en cualquier momento.',
      button: 'Ver la invitación',
      validity:
        'Inicie sesión o regístrese con esta dirección. El enlace abre solo esta invitación y es para usted: no lo comparta.',
      not_you: 'Si no sabe quién es, no tiene que hacer nada: sin su aceptación no se comparte nada.',
    },
  },
};
