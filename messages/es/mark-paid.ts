import type { AppPart } from '../catalogue.ts';

export const mark_paid: AppPart<'mark_paid'> = {
  ask: '¿Marcar {ship} como pagado?',
  ask_text:
    'Según nuestros datos, quedan {amount} por pagar. Aquí no se paga nada: solo se anota que usted ya ha pagado.',
  mark: 'Marcar como pagado',
  marked: 'Marcado como pagado: {amount}, {ship}',
  paid: '{ship} está pagado',
  paid_text: 'Anotado. No recibirá más recordatorios de este pago.',
  undo: 'Deshacer',
  unmarked: '{ship} ya no está marcado como pagado',
  unknown: 'No conocemos el precio de {ship}',
  unknown_text: 'Añádalo al crucero y podrá marcarlo como pagado.',
  open: 'Abrir el crucero',
  changed: 'El importe ha cambiado entretanto. Compruébelo de nuevo.',
  failed: 'No ha funcionado. Inténtelo de nuevo.',
  broken: 'Este enlace no funciona',
  broken_text:
    'Quizá esté incompleto o haya caducado. También puede marcar el crucero como pagado en Gangway.',
  cruises: 'Ir a sus cruceros',
};
