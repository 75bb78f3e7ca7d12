import type { AppPart } from '../catalogue.ts';

export const plans: AppPart<'plans'> = {
  title: 'Planes',
  lead: 'Elija cuánto hace Gangway por usted.',
  loading: 'Cargando los planes',
  failed: 'No se han podido cargar los planes.',
  not_sold: { title: 'Todo está incluido', text: 'Aquí no se venden planes: todas las funciones son suyas.' },
  current: {
    title: 'Su plan',
    renews: 'Se renueva el {date}.',
    ends: 'Hasta el {date}. Después tendrá el plan gratuito, y todo lo que registró se conserva.',
    ended: 'Su plan de pago terminó el {date}. Todo lo que registró sigue aquí.',
    past_due: 'El último pago falló. Su plan sigue hasta el {date}: revise su forma de pago.',
    manage: 'Gestionar la suscripción',
  },
  interval: { label: 'Cada cuánto paga', month: 'Mensual', year: 'Anual' },
  price: {
    month: '{amount} al mes',
    year: '{amount} al año',
    free: 'Sin coste',
    none: 'No está a la venta en este momento',
  },
  trial: '{days, plural, one {El primer día es gratis.} other {Los primeros # días son gratis.}}',
  everything: 'Todo lo de {plan} y además:',
  cruises_unlimited: 'Tantos cruceros próximos como quiera',
  cruises_limited:
    '{count, plural, one {# crucero próximo} other {# cruceros próximos}} y todos los pasados que quiera',
  features: {
    reminders: 'Recordatorios de pagos y de check-in',
    loyalty: 'Programas de fidelidad y su camino al siguiente nivel',
    weather: 'El tiempo de cada día del crucero',
    icalendar: 'Sus cruceros en su propio calendario',
    sharing: 'Compartir con familia y amigos',
    upload: 'Cruceros leídos de las reservas que suba',
    documents: 'Documentos guardados con cada crucero',
    graphs: 'Gráficos y un mapa de todo lo navegado',
  },
  choose: 'Elegir {plan}',
  change: 'Cambiar a {plan}',
  keep: 'Conservar {plan}',
  pay_month: 'Pagar cada mes',
  pay_year: 'Pagar cada año',
  provider_note:
    'Se paga en la página de nuestro proveedor de pagos; los datos de su tarjeta nunca llegan a Gangway. Puede cancelar cuando quiera.',
  payment_failed: 'No se ha podido iniciar el pago. Inténtelo de nuevo más tarde.',
  returned: {
    thanks: '¡Gracias!',
    waiting: 'Se está confirmando su pago. Tarda un momento.',
    slow: 'Tarda más de lo habitual. Su plan cambiará solo en cuanto se confirme el pago; mientras tanto puede continuar.',
    done: 'Su plan es ahora {plan}.',
    cancelled: 'No se ha pagado nada y su plan no ha cambiado.',
  },
};
