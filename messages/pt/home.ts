import type { AppPart } from '../catalogue.ts';

export const home: AppPart<'home'> = {
  eyebrow: 'Para quem adora cruzeiros',
  heading: 'Cada viagem, da reserva à largada',
  lead: 'O Gangway guarda os seus cruzeiros juntos: navio e rota, cabine e preços, o que falta pagar e quanto tempo falta para largar amarras.',
  start: 'Criar conta',
  login: 'Iniciar sessão',
  free: 'Os seus dados continuam seus, num servidor à sua escolha.',
  picture: 'O painel do Gangway com o próximo cruzeiro, a sua rota num mapa e a contagem decrescente.',
  features_heading: 'O que faz por si',
  features: {
    countdown: {
      title: 'A contagem certa',
      text: 'Ao minuto da largada, pela hora do porto, onde quer que esteja.',
    },
    payments: {
      title: 'Nada escapa',
      text: 'Pagamento final, check-in e o que ainda falta na reserva, a tempo.',
    },
    record: {
      title: 'O registo completo',
      text: 'Cabine, passageiros, voos, hotéis, preços e pontos num só lugar.',
    },
    memories: {
      title: 'As viagens somam-se',
      text: 'Noites, portos, países e milhas desde o seu primeiro cruzeiro.',
    },
    share: {
      title: 'Juntos a bordo',
      text: 'Partilhe um cruzeiro ou todos, e decida quanto os outros veem.',
    },
    languages: {
      title: 'No seu idioma',
      text: 'Inglês, alemão, espanhol, francês, hebraico, italiano e português.',
    },
  },
  closing: 'Para onde vai o próximo?',
};
