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
    'La panoramica di Gangway con la prossima crociera, il conto alla rovescia e ciò che resta da fare.',
  look: {
    map: {
      title: 'Tutti i tuoi porti',
      text: 'Ogni viaggio aggiunge i suoi porti e le sue rotte alla tua mappa del mondo.',
      picture: 'Mappa del mondo con i porti di molti viaggi e i paesi intorno.',
    },
    calendar: {
      title: 'Il tuo anno in mare',
      text: 'Viaggi, scali, pagamenti e check-in in un solo calendario, e in quello che usi già.',
      picture: 'Un mese del calendario con i viaggi e le scadenze.',
    },
  },
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
      text: 'Cabina, prezzi, punti e note in un solo posto.',
    },
    memories: {
      title: 'I viaggi si sommano',
      text: 'Notti, porti e Paesi dalla tua prima crociera.',
    },
    own: {
      title: 'Sul tuo server',
      text: 'Funziona a casa o su un server che scegli tu, senza nulla da configurare.',
    },
    languages: {
      title: 'Nella tua lingua',
      text: 'Italiano, inglese, tedesco, spagnolo, francese, portoghese ed ebraico, da destra a sinistra.',
    },
  },
  closing: 'Dove ti porta la prossima?',
};
