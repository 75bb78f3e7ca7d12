import type { AppPart } from '../catalogue.ts';

export const logbook: AppPart<'logbook'> = {
  title: 'Diario di bordo',
  empty:
    'Qualche riga e fino a dieci foto per ogni giorno: ciò che aggiungi qui resta con questa crociera. I link pubblici non lo mostrano mai.',
  rest: 'Date, prezzi e tutto il resto',
  days: 'I giorni di questa crociera',
  add: 'Aggiungi foto',
  add_on: 'Aggiungi foto: {day}',
  of_day: 'Foto: {day}',
  photograph: 'Foto {place} di {count}: {day}',
  remove: 'Elimina questa foto',
  moved: 'Spostata: {day}.',
  full: 'Un giorno contiene dieci foto, e i file di una crociera {total}.',
  type: 'Questa immagine non può essere letta qui. JPEG, PNG e WebP sì.',
  too_large: 'Questa immagine è troppo grande.',
};
