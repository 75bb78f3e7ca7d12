import type { AppPart } from '../catalogue.ts';

/** See `en/received.ts`. */
export const received: AppPart<'received'> = {
  title: 'Compartido con usted',
  none: 'Aún no hay nada compartido con usted',
  none_text:
    'Cuando alguien comparta un crucero con su dirección, lo encontrará aquí y decidirá si quiere verlo.',
  pending: 'Esperando su respuesta',
  asks_all: '{name} le invita a seguir todos sus cruceros',
  asks_one: '{name} le invita a seguir un crucero',
  you_see: 'Lo que ve usted: {what}',
  accept: 'Aceptar',
  accept_from: 'Aceptar lo que comparte {name}',
  decline: 'Rechazar',
  decline_from: 'Rechazar lo que comparte {name}',
  accepted: 'Aceptado. Lo encontrará entre sus cruceros.',
  declined: 'Rechazado',
  decline_title: '¿Rechazar?',
  decline_text: 'Si cambia de opinión, {name} tendrá que volver a invitarle.',
  see: 'Ver estos cruceros',
  leave: 'Dejar de ver',
  leave_from: 'Dejar de ver lo que comparte {name}: {what}',
  leave_title: '¿Dejar de ver esto?',
  leave_text: 'Ya no verá lo que comparte {name}: {what}. Para volver a verlo, necesitará otra invitación.',
  left: 'Ha dejado de ver el crucero compartido',
  failed: 'No ha funcionado. Vuelva a intentarlo.',
  levels: {
    itinerary: 'barco, fechas, puertos, escalas, cuenta atrás y tiempo.',
    details: 'el itinerario, el camarote, los nombres de los pasajeros, los vuelos, los hoteles y las notas.',
    full: 'todo, con precios, pagos y documentos, sin poder cambiarlo.',
    edit: 'todo, y puede cambiarlo.',
  },
  cancel: 'Cancelar',
  next: 'El próximo: {cruise}',
  somebody: 'Alguien',
  unopened: {
    title: {
      inbox:
        '{count, plural, one {Una invitación le espera en su correo} other {# invitaciones le esperan en su correo}}',
      terminal: '{count, plural, one {Una invitación le espera} other {# invitaciones le esperan}}',
    },
    text: {
      inbox:
        'Abra el enlace del mensaje que le enviamos: por su seguridad, solo ese enlace abre la invitación. Si no encuentra el mensaje, pida que se lo envíen otra vez.',
      terminal:
        'Abra el enlace de la invitación: por su seguridad, solo ese enlace la abre. Pídaselo a quien le ha invitado.',
    },
  },
  invitation: {
    opening: 'Abriendo la invitación',
    invited: 'Tiene una invitación',
    log_in_first:
      'Inicie sesión para ver quién comparte qué con usted. ¿Aún no tiene cuenta? Regístrese con la dirección a la que va dirigida la invitación.',
    log_in: 'Iniciar sesión',
    sign_up: 'Registrarse',
    gone: 'Esta invitación ya no es válida',
    gone_text:
      'Se retiró, o un enlace más reciente ha sustituido a este. Use el último enlace o pida otra invitación.',
    other: 'Esta invitación se envió a otra dirección',
    other_text:
      'Ha iniciado sesión con {address}. Cierre la sesión e iníciela, o regístrese, con la dirección a la que va dirigida la invitación.',
    log_out: 'Cerrar sesión',
    to_dashboard: 'Ir al inicio',
    failed: 'No se ha podido abrir la invitación',
    offline: 'No hay conexión con el servidor. Compruebe su red e inténtelo de nuevo.',
    retry: 'Reintentar',
  },
  public_voyage: {
    gone: 'Este viaje ya no se comparte',
    gone_text: 'Este enlace ya no es válido. Pida uno nuevo a quien se lo envió.',
    read_only: 'Para seguir el viaje desde casa: el barco, la ruta y las escalas.',
  },
};
