import type { AppPart } from '../catalogue.ts';

/** The start page for visitors. */
export const home: AppPart<'home'> = {
  eyebrow: 'Per chi ama le crociere',
  heading: 'Ogni viaggio, dalla prenotazione alla partenza',
  lead: 'Gangway tiene insieme le tue crociere: nave e rotta, cabina e prezzi, quanto resta da pagare e quanto manca a mollare gli ormeggi.',
  start: 'Registrati',
  login: 'Accedi',
  free: 'I tuoi dati restano tuoi, su un server che scegli tu.',
  picture:
    'La panoramica di Gangway con la prossima crociera, la sua rotta su una mappa e il conto alla rovescia.',
  features_heading: 'Che cosa fa per te',
  features: {
    countdown: {
      title: 'Il conto alla rovescia giusto',
      text: 'Al minuto della partenza, con l’ora del porto, ovunque ti trovi.',
    },
    payments: {
      title: 'Non sfugge nulla',
      text: 'Il saldo, il check-in e ciò che manca alla prenotazione, per tempo.',
    },
    record: {
      title: 'La scheda completa',
      text: 'Cabina, passeggeri, voli, hotel, prezzi e punti in un solo posto.',
    },
    memories: {
      title: 'I viaggi si sommano',
      text: 'Notti, porti, Paesi e miglia dalla tua prima crociera.',
    },
    share: {
      title: 'Insieme a bordo',
      text: 'Condividi una crociera o tutte, e decidi quanto vedono gli altri.',
    },
    languages: {
      title: 'Nella tua lingua',
      text: 'Italiano, inglese, tedesco, spagnolo, francese, ebraico e portoghese.',
    },
  },
  closing: 'Dove ti porta la prossima?',
};
