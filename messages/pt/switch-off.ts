import type { AppPart } from '../catalogue.ts';

export const switch_off: AppPart<'switch_off'> = {
  ask: {
    payment_reminder: 'Desativar os lembretes de pagamento?',
    payment: 'Desativar os avisos de pagamento?',
    checkin: 'Desativar os avisos de check-in?',
    weather: 'Desativar os alertas meteorológicos?',
  },
  what: {
    payment_reminder: 'Eles chegam alguns dias antes do vencimento de um pagamento final.',
    payment: 'Eles chegam no dia do vencimento de um pagamento final.',
    checkin: 'Eles chegam no dia em que o check-in abre.',
    weather: 'Eles chegam quando há um alerta para um porto de um dos seus cruzeiros.',
  },
  is_off: {
    payment_reminder: 'Os lembretes de pagamento estão desativados',
    payment: 'Os avisos de pagamento estão desativados',
    checkin: 'Os avisos de check-in estão desativados',
    weather: 'Os alertas meteorológicos estão desativados',
  },
  is_on: {
    payment_reminder: 'Os lembretes de pagamento estão ativados',
    payment: 'Os avisos de pagamento estão ativados',
    checkin: 'Os avisos de check-in estão ativados',
    weather: 'Os alertas meteorológicos estão ativados',
  },
  all_cruises: 'Isso vale para todos os seus cruzeiros. Os outros e-mails continuam chegando.',
  off: 'Desativar',
  on: 'Ativar de novo',
  failed: 'Não funcionou. Tente de novo.',
  broken: 'Este link não funciona',
  broken_text:
    'Talvez o programa de e-mail o tenha cortado. Nas suas configurações você pode ativar e desativar cada lembrete.',
  settings: 'Ir para as configurações',
};
