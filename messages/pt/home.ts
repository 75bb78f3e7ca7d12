import type { AppPart } from '../catalogue.ts';

/** The start page for visitors. */
export const home: AppPart<'home'> = {
  eyebrow: 'Para quem adora cruzeiros',
  heading: 'Cada viagem, da reserva à partida',
  lead: 'O Gangway reúne seus cruzeiros: navio e rota, cabine e preços, o que falta pagar e quanto tempo falta para soltar as amarras.',
  start: 'Criar conta',
  login: 'Entrar',
  free: 'Seus dados continuam seus, em um servidor que você escolhe.',
  picture: 'O painel do Gangway com o próximo cruzeiro, a contagem regressiva e o que falta fazer.',
  look: {
    map: {
      title: 'Todos os lugares onde você esteve',
      text: 'Cada viagem adiciona portos e rotas ao seu mapa-múndi.',
      picture: 'Mapa-múndi com os portos de muitas viagens e os países ao redor.',
    },
    calendar: {
      title: 'Seu ano no mar',
      text: 'Viagens, escalas, pagamentos e check-ins em um só calendário, e naquele que você já usa.',
      picture: 'Um mês do calendário com viagens e o que vence.',
    },
  },
  features_heading: 'O que ele faz por você',
  features: {
    countdown: {
      title: 'A contagem regressiva certa',
      text: 'Até o minuto da partida, na hora do porto, onde quer que você esteja.',
    },
    payments: {
      title: 'Nada fica para trás',
      text: 'O pagamento final, o check-in e o que falta na reserva, a tempo.',
    },
    record: {
      title: 'Tudo junto',
      text: 'Cabine, preços, pontos e anotações em um só lugar.',
    },
    memories: {
      title: 'As viagens se somam',
      text: 'Noites, portos e países desde o seu primeiro cruzeiro.',
    },
    own: {
      title: 'No seu próprio servidor',
      text: 'Funciona em casa ou no servidor que você escolher, sem nada para configurar.',
    },
    languages: {
      title: 'No seu idioma',
      text: 'Português, inglês, alemão, espanhol, francês, italiano e hebraico, da direita para a esquerda.',
    },
  },
  closing: 'Para onde vai o próximo?',
};
