import type { AppPart } from '../catalogue.ts';

export const plans: AppPart<'plans'> = {
  title: 'Piani',
  lead: 'Scegli quanto fa Gangway per te.',
  loading: 'Caricamento dei piani',
  failed: 'Non è stato possibile caricare i piani.',
  not_sold: { title: 'È tutto incluso', text: 'Qui non si vendono piani: tutte le funzioni sono tue.' },
  current: {
    title: 'Il tuo piano',
    renews: 'Si rinnova il {date}.',
    ends: 'Fino al {date}. Poi avrai il piano gratuito, e tutto quello che hai registrato resta.',
    ended: 'Il tuo piano a pagamento è terminato il {date}. Tutto quello che hai registrato è ancora qui.',
    past_due:
      'L’ultimo pagamento non è riuscito. Il tuo piano continua fino al {date}: controlla il metodo di pagamento.',
    manage: 'Gestisci l’abbonamento',
  },
  interval: { label: 'Fatturazione', month: 'Mensile', year: 'Annuale' },
  price: {
    month: '{amount} al mese',
    year: '{amount} all’anno',
    free: 'Senza costi',
    none: 'Al momento non in vendita',
  },
  trial: '{days, plural, one {Il primo giorno è gratis.} other {I primi # giorni sono gratis.}}',
  everything: 'Tutto quello che c’è in {plan}, e in più:',
  cruises_unlimited: 'Crociere future senza limiti',
  cruises_limited:
    '{count, plural, one {# crociera futura} other {# crociere future}}; quelle passate non contano',
  room: 'Fino a {cruises} crociere in tutto, {size} per i file',
  features: {
    reminders: 'Promemoria dei pagamenti e del check-in',
    loyalty: 'Programmi fedeltà e la strada verso il prossimo livello',
    export: 'Tutti i tuoi dati in un archivio',
    weather: 'Il meteo di ogni giorno della crociera',
    icalendar: 'Le tue crociere nel tuo calendario',
    sharing: 'Condivisione con famiglia e amici',
    upload: 'Crociere lette dalle prenotazioni che carichi',
    documents: 'Documenti conservati con ogni crociera',
    graphs: 'Grafici e una mappa di tutte le tue rotte',
  },
  choose: 'Scegli {plan}',
  change: 'Passa a {plan}',
  keep: 'Mantieni {plan}',
  pay_month: 'Paga ogni mese',
  pay_year: 'Paga ogni anno',
  provider_note:
    'Si paga sulla pagina del nostro fornitore di pagamenti; i dati della tua carta non arrivano mai a Gangway. Puoi disdire in qualsiasi momento.',
  payment_failed: 'Non è stato possibile avviare il pagamento. Riprova più tardi.',
  returned: {
    thanks: 'Grazie!',
    waiting: 'Il tuo pagamento è in corso di conferma. Ci vuole un momento.',
    slow: 'Ci vuole più del solito. Il tuo piano cambierà appena il pagamento sarà confermato; intanto puoi continuare.',
    done: 'Il tuo piano ora è {plan}.',
    cancelled: 'Non è stato pagato nulla e il tuo piano non è cambiato.',
  },
};
