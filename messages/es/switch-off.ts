import type { AppPart } from '../catalogue.ts';

export const switch_off: AppPart<'switch_off'> = {
  ask: {
    payment_reminder: '¿Desactivar los recordatorios de pago?',
    payment: '¿Desactivar los avisos de pago?',
    checkin: '¿Desactivar los avisos de check-in?',
    weather: '¿Desactivar los avisos meteorológicos?',
  },
  what: {
    payment_reminder: 'Llegan unos días antes de que venza un pago final.',
    payment: 'Llegan el día en que vence un pago final.',
    checkin: 'Llegan el día en que se abre el check-in.',
    weather: 'Llegan cuando hay un aviso para un puerto de alguno de sus cruceros.',
  },
  is_off: {
    payment_reminder: 'Los recordatorios de pago están desactivados',
    payment: 'Los avisos de pago están desactivados',
    checkin: 'Los avisos de check-in están desactivados',
    weather: 'Los avisos meteorológicos están desactivados',
  },
  is_on: {
    payment_reminder: 'Los recordatorios de pago están activados',
    payment: 'Los avisos de pago están activados',
    checkin: 'Los avisos de check-in están activados',
    weather: 'Los avisos meteorológicos están activados',
  },
  all_cruises: 'Se aplica a todos sus cruceros. Los demás correos seguirán llegando.',
  off: 'Desactivar',
  on: 'Volver a activar',
  failed: 'No ha funcionado. Inténtelo de nuevo.',
  broken: 'Este enlace no funciona',
  broken_text:
    'Quizá el programa de correo lo ha cortado. En sus ajustes puede activar y desactivar cada recordatorio.',
  settings: 'Ir a los ajustes',
};
