import type { AppPart } from '../catalogue.ts';

export const mark_paid: AppPart<'mark_paid'> = {
  ask: 'Segnare la crociera su {ship} come pagata?',
  ask_text:
    'Per quanto ne sappiamo, restano da pagare {amount}. Qui non si paga nulla: si annota solo che hai già pagato.',
  mark: 'Segna come pagata',
  marked: 'Segnata come pagata: {ship}, {amount}',
  paid: 'La crociera su {ship} è pagata',
  paid_text: 'Annotato. Non riceverai altri promemoria per questo pagamento.',
  undo: 'Annulla',
  unmarked: 'La crociera su {ship} non è più segnata come pagata',
  unknown: 'Non conosciamo il prezzo della crociera su {ship}',
  unknown_text: 'Aggiungilo alla crociera, poi potrai segnarla come pagata.',
  open: 'Apri la crociera',
  changed: 'Nel frattempo l’importo è cambiato. Controllalo di nuovo.',
  failed: 'Non ha funzionato. Riprova.',
  broken: 'Questo link non funziona',
  broken_text: 'Forse è incompleto o scaduto. Puoi segnare la crociera come pagata anche in Gangway.',
  cruises: 'Vai alle tue crociere',
};
