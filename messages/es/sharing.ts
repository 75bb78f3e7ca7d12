import type { AppPart } from '../catalogue.ts';

export const sharing: AppPart<'sharing'> = {
  title: 'Compartir',
  lead: 'Quién ve sus cruceros y qué cruceros ve usted.',
  loading: 'Cargando lo compartido',
  failed: 'No se ha podido cargar lo compartido.',
  offline: 'No hay conexión. Vuelva a intentarlo cuando la recupere.',
  email: 'Correo electrónico',
  cancel: 'Cancelar',
  levels: {
    itinerary: {
      name: 'Itinerario',
      text: 'Barco, fechas, puertos, escalas, cuenta atrás y tiempo. Sin camarote, sin nombres, sin precios.',
    },
    details: {
      name: 'Detalles',
      text: 'Además, camarote, nombres de los pasajeros, vuelos, hoteles y notas. Sin número de reserva, sin precios.',
    },
    full: {
      name: 'Completo',
      text: 'Además, número de reserva, precios, pagos, extras, programa de fidelidad y documentos. Para ver, no para cambiar.',
    },
    edit: {
      name: 'Editar',
      text: 'Todo, y puede cambiarlo. No puede eliminarlo ni compartirlo con otros.',
    },
  },
  states: {
    pending: 'Esperando respuesta',
    accepted: 'Aceptado',
  },
  all_cruises: 'Todos los cruceros',
  all_hint: 'También los futuros',
  one_cruise: 'Un crucero',
  form: {
    cruise: 'Compartir este crucero',
    all: 'Compartir todos sus cruceros',
    all_text:
      'Con alguien que deba ver todo lo que usted anote, también más adelante. Un solo crucero se comparte en su propia página, en Compartir.',
    email_hint: {
      inbox: 'Con o sin cuenta aquí: enviamos una invitación.',
      terminal: 'Con o sin cuenta aquí: recibirá un enlace para hacérselo llegar.',
    },
    level: 'Qué puede ver',
    submit: 'Compartir',
    sent: 'Invitación enviada a {email}',
    error: 'Error al compartir',
    already: 'Ya comparte esto con esa dirección. Cambie el nivel en la lista.',
  },
  by_hand: {
    title: 'Envíe usted el enlace',
    text: 'Este servidor no envía correos. Con este enlace, {email} puede abrir la invitación. Los enlaces anteriores ya no sirven.',
    label: 'Enlace de la invitación',
    copy: 'Copiar el enlace',
    done: 'Listo',
  },
  given: {
    resend: {
      inbox: 'Enviar otra vez',
      terminal: 'Enlace nuevo',
    },
    resend_to: {
      inbox: 'Enviar otra vez la invitación a {email}: {what}',
      terminal: 'Enlace nuevo para {email}: {what}',
    },
    resent: 'Invitación enviada otra vez a {email}',
    title: 'Usted comparte con',
    people: '{count, plural, one {# persona} many {# de personas} other {# personas}}',
    none: 'Solo usted ve sus cruceros',
    none_text:
      'Deje que le sigan quienes viajan con usted o le esperan en casa. Usted decide cuánto ve cada persona y puede retirarlo en cualquier momento.',
    level_of: 'Lo que ve {email}: {what}',
    since: 'Desde el {date}',
    changed: '{email} ve ahora: {level}',
    take_back: 'Eliminar',
    take_back_from: 'Eliminar lo compartido con {email}: {what}',
    take_back_title: '¿Dejar de compartir?',
    take_back_text: 'Desde este momento, {email} ya no ve: {what}.',
    take_back_other: 'Lo demás que comparte con esta persona se mantiene.',
    deleted: 'Registro eliminado correctamente',
    delete_failed: 'No se ha podido eliminar el registro',
  },
  cruise: {
    this: 'este crucero',
    who: 'Quién ve este crucero',
    none: 'Nadie más que usted.',
    by_all: 'Ve todos sus cruceros',
    settings: 'Ajustes para compartir',
    failed: 'No se ha podido cargar quién ve este crucero.',
  },
};
