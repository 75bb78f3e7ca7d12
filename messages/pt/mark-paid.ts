import type { AppPart } from '../catalogue.ts';

export const mark_paid: AppPart<'mark_paid'> = {
  ask: 'Marcar {ship} como pago?',
  ask_text:
    'Pelo que sabemos, ainda falta pagar {amount}. Aqui nada é cobrado: só fica registrado que você já pagou.',
  mark: 'Marcar como pago',
  marked: 'Marcado como pago: {amount}, {ship}',
  paid: '{ship} está pago',
  paid_text: 'Pagamento registrado. Você não receberá mais lembretes sobre ele.',
  undo: 'Desfazer',
  unmarked: '{ship} não está mais marcado como pago',
  unknown: 'Não sabemos o preço de {ship}',
  unknown_text: 'Adicione-o ao cruzeiro e você poderá marcá-lo como pago.',
  open: 'Abrir o cruzeiro',
  changed: 'O valor mudou nesse meio-tempo. Confira-o de novo.',
  failed: 'Não funcionou. Tente de novo.',
  broken: 'Este link não funciona',
  broken_text:
    'Talvez esteja incompleto ou tenha expirado. Você também pode marcar o cruzeiro como pago no Gangway.',
  cruises: 'Ir para seus cruzeiros',
};
