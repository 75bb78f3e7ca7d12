import type { AppPart } from '../catalogue.ts';

export const home: AppPart<'home'> = {
  eyebrow: 'Per chi ama le crociere',
  heading: 'Ogni viaggio, dalla prenotazione alla partenza',
  lead: 'Gangway tiene insieme le tue crociere: nave e rotta, cabina e prezzi, quanto resta da pagare e quanto manca a mollare gli ormeggi.',
  start: 'Registrati',
  login: 'Accedi',
  free: 'I tuoi dati restano tuoi, su un server scelto da te.',
  picture:
    'La panoramica di Gangway con la prossima crociera, la rotta su una mappa e il conto alla rovescia.',
  features_heading: 'Che cosa fa per te',
  features: {
    countdown: {
      title: 'Il conto alla rovescia giusto',
      text: 'Al minuto della partenza, con l’ora del porto, ovunque tu sia.',
    },
    payments: {
      title: 'Niente sfugge',
      text: 'Saldo, check-in e quello che manca alla prenotazione, in tempo.',
    },
    record: {
      title: 'La scheda completa',
      text: 'Cabina, passeggeri, voli, hotel, prezzi e punti in un solo posto.',
    },
    memories: {
      title: 'I viaggi si sommano',
      text: 'Notti, porti, paesi e miglia dalla tua prima crociera.',
    },
    share: {
      title: 'Insieme a bordo',
      text: 'Condividi una crociera o tutte, e decidi quanto vedono gli altri.',
    },
    languages: {
      title: 'Nella tua lingua',
      text: 'Inglese, tedesco, spagnolo, francese, ebraico, italiano e portoghese.',
    },
  },
  closing: 'Dove va la prossima?',
};
