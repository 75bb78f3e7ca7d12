import type { AppPart } from '../catalogue.ts';

export const home: AppPart<'home'> = {
  eyebrow: 'Pour ceux qui aiment les croisières',
  heading: 'Chaque voyage, de la réservation à l’appareillage',
  lead: 'Gangway rassemble vos croisières : navire et itinéraire, cabine et prix, ce qui reste à payer et le temps avant de larguer les amarres.',
  start: 'S’inscrire',
  login: 'Se connecter',
  free: 'Vos données restent les vôtres, sur le serveur de votre choix.',
  picture:
    'Le tableau de bord de Gangway avec la prochaine croisière, son itinéraire sur une carte et le compte à rebours.',
  features_heading: 'Ce qu’il fait pour vous',
  features: {
    countdown: {
      title: 'Un compte à rebours juste',
      text: 'À la minute de l’appareillage, à l’heure du port, où que vous soyez.',
    },
    payments: {
      title: 'Rien ne vous échappe',
      text: 'Solde, enregistrement et ce qui manque encore à la réservation, à temps.',
    },
    record: {
      title: 'Un dossier complet',
      text: 'Cabine, passagers, vols, hôtels, prix et points au même endroit.',
    },
    memories: {
      title: 'Les voyages s’additionnent',
      text: 'Nuits, ports, pays et milles depuis votre première croisière.',
    },
    share: {
      title: 'Ensemble à bord',
      text: 'Partagez une croisière ou toutes, et décidez de ce que voient les autres.',
    },
    languages: {
      title: 'Dans votre langue',
      text: 'Anglais, allemand, espagnol, français, hébreu, italien et portugais.',
    },
  },
  closing: 'Où va la prochaine ?',
};
