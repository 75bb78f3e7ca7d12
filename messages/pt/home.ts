import type { AppPart } from '../catalogue.ts';

/** The start page for visitors. */
export const home: AppPart<'home'> = {
  eyebrow: 'Para quem adora cruzeiros',
  heading: 'Cada viagem, da reserva à partida',
  lead: 'O Gangway reúne seus cruzeiros: navio e rota, cabine e preços, o que falta pagar e quanto tempo falta para soltar as amarras.',
  start: 'Criar conta',
  login: 'Entrar',
  free: 'Seus dados continuam seus, em um servidor que você escolhe.',
  picture: 'O painel do Gangway com o próximo cruzeiro, a rota em um mapa e a contagem regressiva.',
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
      text: 'Cabine, passageiros, voos, hotéis, preços e pontos em um só lugar.',
    },
    memories: {
      title: 'As viagens se somam',
      text: 'Noites, portos, países e milhas desde o seu primeiro cruzeiro.',
    },
    share: {
      title: 'Juntos a bordo',
      text: 'Compartilhe um cruzeiro ou todos, e decida quanto os outros veem.',
    },
    languages: {
      title: 'No seu idioma',
      text: 'Português, inglês, alemão, espanhol, francês, hebraico e italiano.',
    },
  },
  closing: 'Para onde vai o próximo?',
};
