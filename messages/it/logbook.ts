import type { AppPart } from '../catalogue.ts';

export const logbook: AppPart<'logbook'> = {
  title: 'Diario di bordo',
  empty:
    'Qualche riga e fino a dieci foto al giorno, salvate con questa crociera. I link pubblici non le mostrano mai.',
  days: 'I giorni di questa crociera',
  add_day: 'Aggiungi un giorno',
  which_day: 'Quale giorno?',
  add: 'Aggiungi foto',
  add_on: 'Aggiungi foto: {day}',
  of_day: 'Foto: {day}',
  photograph: 'Foto {place} di {count}: {day}',
  remove: 'Elimina questa foto',
  moved: 'Foto spostata: {day}.',
  full: 'Al massimo dieci foto al giorno e {total} di file per crociera.',
  type: 'Questa immagine non si può leggere. Usa JPEG, PNG o WebP.',
  too_large: 'Questa immagine è troppo grande.',
  past_weather: {
    title: 'Che tempo ha fatto',
    summary:
      '{range}{sunny, select, none {} every {, sole tutti i giorni in porto} one {, sole in un giorno su {days, number} in porto} other {, sole in {sun, number} giorni su {days, number} in porto}}',
  },
};
