import type { AppPart } from '../catalogue.ts';

export const mark_paid: AppPart<'mark_paid'> = {
  ask: 'Segnare {ship} come pagata?',
  ask_text:
    'Per quanto ne sa Gangway, restano da pagare {amount}. Così non si paga nulla: si annota solo che hai pagato.',
  mark: 'Segna come pagata',
  marked: 'Segnata come pagata: {ship}, {amount}',
  paid: '{ship}: pagata',
  paid_text: 'Il pagamento è annotato e non riceverai altri promemoria in proposito.',
  undo: 'Annulla',
  unmarked: '{ship}: non è più segnata come pagata',
  unknown: 'Il prezzo di {ship} non è noto',
  unknown_text: 'Aggiungilo alla crociera, poi potrai segnarla come pagata.',
  open: 'Apri la crociera',
  failed: 'Non ha funzionato. Riprova.',
  broken: 'Questo link non funziona',
  broken_text:
    'Forse è stato spezzato, oppure è scaduto. Puoi segnare la crociera come pagata anche in Gangway.',
  cruises: 'Vai alle tue crociere',
};
