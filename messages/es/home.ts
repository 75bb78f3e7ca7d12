import type { AppPart } from '../catalogue.ts';

/** The start page for visitors. */
export const home: AppPart<'home'> = {
  eyebrow: 'Para quienes disfrutan de los cruceros',
  heading: 'Cada viaje, de la reserva a la salida',
  lead: 'Gangway reúne sus cruceros: barco y ruta, camarote y precios, lo que queda por pagar y lo que falta para soltar amarras.',
  start: 'Registrarse',
  login: 'Iniciar sesión',
  free: 'Sus datos siguen siendo suyos, en un servidor que usted elige.',
  picture: 'El inicio de Gangway con el próximo crucero, la cuenta atrás y lo que queda pendiente.',
  look: {
    map: {
      title: 'Todos los lugares donde ha estado',
      text: 'Cada viaje añade sus puertos y rutas a su mapa del mundo.',
      picture: 'Mapa del mundo con los puertos de muchos viajes y los países a su alrededor.',
    },
    calendar: {
      title: 'Su año en el mar',
      text: 'Viajes, días de puerto, pagos y check-in en un solo calendario, y en el que ya usa.',
      picture: 'Un mes del calendario con viajes y lo que vence.',
    },
  },
  features_heading: 'Lo que hace por usted',
  features: {
    countdown: {
      title: 'Una cuenta atrás exacta',
      text: 'Al minuto de zarpar, con la hora del puerto, esté donde esté.',
    },
    payments: {
      title: 'Nada se le escapa',
      text: 'El pago final, el check-in y lo que le falta a la reserva, con tiempo.',
    },
    record: {
      title: 'Todo en una ficha',
      text: 'Camarote, precios, puntos y notas en un solo lugar.',
    },
    memories: {
      title: 'Los viajes suman',
      text: 'Noches, puertos y países desde su primer crucero.',
    },
    own: {
      title: 'En su propio servidor',
      text: 'Funciona en casa o en el servidor que usted elija, sin nada que configurar.',
    },
    languages: {
      title: 'En su idioma',
      text: 'Español, inglés, alemán, francés, italiano, portugués y hebreo, de derecha a izquierda.',
    },
  },
  closing: '¿Adónde va el próximo?',
};
