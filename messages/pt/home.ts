import type { AppPart } from '../catalogue.ts';

export const home: AppPart<'home'> = {
  eyebrow: 'Para quem adora cruzeiros',
  heading: 'Cada viagem, da reserva à partida',
  lead: 'O Gangway reúne seus cruzeiros: navio e rota, cabine e preços, o que falta pagar e quanto tempo falta para soltar as amarras.',
  start: 'Criar conta',
  login: 'Entrar',
  free: 'Seus dados continuam seus, em um servidor à sua escolha.',
  picture: 'O painel do Gangway com o próximo cruzeiro, a sua rota em um mapa e a contagem regressiva.',
  features_heading: 'O que ele faz por você',
  features: {
    countdown: {
      title: 'A contagem certa',
      text: 'Até o minuto da partida, na hora do porto, onde quer que você esteja.',
    },
    payments: {
      title: 'Nada escapa',
      text: 'Pagamento final, check-in e o que ainda falta na reserva, a tempo.',
    },
    record: {
      title: 'O registo completo',
      text: 'Cabine, passageiros, voos, hotéis, preços e pontos em um só lugar.',
    },
    memories: {
      title: 'As viagens somam-se',
      text: 'Noites, portos, países e milhas desde seu primeiro cruzeiro.',
    },
    share: {
      title: 'Juntos a bordo',
      text: 'Partilhe um cruzeiro ou todos, e decida quanto os outros veem.',
    },
    languages: {
      title: 'Em seu idioma',
      text: 'Inglês, alemão, espanhol, francês, hebraico, italiano e português.',
    },
  },
  closing: 'Para onde vai o próximo?',
};
