import type { AppPart } from '../catalogue.ts';

export const mark_paid: AppPart<'mark_paid'> = {
  ask: 'Marcar {ship} como pago?',
  ask_text:
    'Pelo que o Gangway sabe, ainda faltam {amount}. Isto não faz nenhum pagamento: só registra que você pagou.',
  mark: 'Marcar como pago',
  marked: 'Marcado como pago: {amount}, {ship}',
  paid: '{ship} está pago',
  paid_text: 'O pagamento está registrado, e não chegarão mais lembretes sobre ele.',
  undo: 'Desfazer',
  unmarked: '{ship} não está mais marcado como pago',
  unknown: 'O preço de {ship} não é conhecido',
  unknown_text: 'Adicione-o ao cruzeiro e você poderá marcá-lo como pago.',
  open: 'Abrir o cruzeiro',
  failed: 'Não funcionou. Tente de novo.',
  broken: 'Este link não funciona',
  broken_text:
    'Talvez tenha sido cortado, ou expirou. Você também pode marcar o cruzeiro como pago no Gangway.',
  cruises: 'Ir para os seus cruzeiros',
};
