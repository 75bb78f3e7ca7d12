import type { AppPart } from '../catalogue.ts';

/** The start page for visitors. */
export const home: AppPart<'home'> = {
  eyebrow: 'Pour celles et ceux qui aiment les croisières',
  heading: 'Chaque voyage, de la réservation à l’appareillage',
  lead: 'Gangway réunit vos croisières : navire et itinéraire, cabine et prix, ce qui reste à payer et le temps qui vous sépare du départ.',
  start: 'S’inscrire',
  login: 'Se connecter',
  free: 'Vos données restent les vôtres, sur un serveur de votre choix.',
  picture:
    'Le tableau de bord de Gangway avec la prochaine croisière, le compte à rebours et ce qui reste à faire.',
  look: {
    map: {
      title: 'Toutes vos escales',
      text: 'Chaque voyage ajoute ses ports et ses routes à votre carte du monde.',
      picture: 'Carte du monde avec les ports de nombreux voyages et les pays autour.',
    },
    calendar: {
      title: 'Votre année en mer',
      text: 'Voyages, escales, paiements et check-in dans un seul calendrier, et dans celui que vous utilisez déjà.',
      picture: 'Un mois du calendrier avec des voyages et les échéances.',
    },
  },
  features_heading: 'Ce que Gangway fait pour vous',
  features: {
    countdown: {
      title: 'Le compte à rebours exact',
      text: 'À la minute près, à l’heure du port.',
    },
    payments: {
      title: 'Rien ne vous échappe',
      text: 'Le solde, le check-in et ce qui manque à la réservation, à temps.',
    },
    record: {
      title: 'Tout au même endroit',
      text: 'Cabine, prix, points et notes réunis.',
    },
    memories: {
      title: 'Les voyages s’additionnent',
      text: 'Nuits, ports et pays depuis votre première croisière.',
    },
    own: {
      title: 'Sur votre propre serveur',
      text: 'Chez vous ou sur le serveur de votre choix, sans rien à configurer.',
    },
    languages: {
      title: 'Dans votre langue',
      text: 'Français, anglais, allemand, espagnol, italien, portugais et hébreu, de droite à gauche.',
    },
  },
  closing: 'Et la prochaine, vers où ?',
};
