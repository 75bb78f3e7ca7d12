import type { AppPart } from '../catalogue.ts';

/** The start page for visitors. */
export const home: AppPart<'home'> = {
  eyebrow: 'Para quienes disfrutan de los cruceros',
  heading: 'Cada viaje, de la reserva a la salida',
  lead: 'Gangway reúne sus cruceros: barco y ruta, camarote y precios, lo que queda por pagar y lo que falta para soltar amarras.',
  start: 'Registrarse',
  login: 'Iniciar sesión',
  free: 'Sus datos siguen siendo suyos, en un servidor que usted elige.',
  picture: 'El panel de Gangway con el próximo crucero, su ruta en un mapa y la cuenta atrás.',
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
      text: 'Camarote, pasajeros, vuelos, hoteles, precios y puntos en un solo lugar.',
    },
    memories: {
      title: 'Los viajes suman',
      text: 'Noches, puertos, países y millas desde su primer crucero.',
    },
    share: {
      title: 'Juntos a bordo',
      text: 'Comparta un crucero o todos y decida cuánto ven los demás.',
    },
    languages: {
      title: 'En su idioma',
      text: 'Español, inglés, alemán, francés, hebreo, italiano y portugués.',
    },
  },
  closing: '¿Adónde va el próximo?',
};
