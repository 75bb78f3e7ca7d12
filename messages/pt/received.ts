import type { AppPart } from '../catalogue.ts';

/** See `en/received.ts`. */
export const received: AppPart<'received'> = {
  title: 'Compartilhado com você',
  none: 'Nada compartilhado com você ainda',
  none_text:
    'Quando alguém compartilhar um cruzeiro com seu endereço, ele aparece aqui e você decide se quer ver.',
  pending: 'Aguardando sua resposta',
  asks_all: '{name} convida você a acompanhar todos os seus cruzeiros',
  asks_one: '{name} convida você a acompanhar um cruzeiro',
  you_see: 'O que você vê: {what}',
  accept: 'Aceitar',
  accept_from: 'Aceitar o que {name} compartilha',
  decline: 'Recusar',
  decline_from: 'Recusar o que {name} compartilha',
  accepted: 'Aceito. Agora está entre seus cruzeiros.',
  declined: 'Recusado',
  decline_title: 'Recusar?',
  decline_text: 'Se você mudar de ideia, {name} terá de convidar você de novo.',
  see: 'Ver estes cruzeiros',
  leave: 'Sair',
  leave_from: 'Sair do que {name} compartilha: {what}',
  leave_title: 'Deixar de ver isto?',
  leave_text:
    'Você não verá mais o que {name} compartilha: {what}. Para ver de novo, vai precisar de outro convite.',
  left: 'Você saiu do cruzeiro compartilhado',
  failed: 'Não funcionou. Tente de novo.',
  levels: {
    itinerary: 'navio, datas, portos, roteiro, contagem regressiva e previsão do tempo.',
    details: 'o itinerário, a cabine, os nomes dos passageiros, os voos, os hotéis e as notas.',
    full: 'tudo, com preços, pagamentos e documentos, só para ver.',
    edit: 'tudo, e você pode alterar.',
  },
  cancel: 'Cancelar',
  next: 'O próximo: {cruise}',
  somebody: 'Alguém',
  unopened: {
    title: {
      inbox:
        '{count, plural, one {Um convite espera por você no seu e-mail} other {# convites esperam por você no seu e-mail}}',
      terminal: '{count, plural, one {Um convite espera por você} other {# convites esperam por você}}',
    },
    text: {
      inbox:
        'Abra o link do e-mail que enviamos: para sua segurança, só ele abre o convite. Se não encontrar o e-mail, peça que enviem de novo.',
      terminal:
        'Abra o link do convite: para sua segurança, só ele o abre. Peça o link a quem convidou você.',
    },
  },
  invitation: {
    opening: 'Abrindo o convite',
    invited: 'Você recebeu um convite',
    log_in_first:
      'Entre para ver quem compartilha o quê com você. Ainda não tem conta? Cadastre-se com o endereço a que o convite se destina.',
    log_in: 'Entrar',
    sign_up: 'Cadastrar-se',
    gone: 'Este convite não é mais válido',
    gone_text:
      'Ele foi retirado, ou um link mais recente substituiu este. Use o último link ou peça um novo convite.',
    other: 'Este convite foi enviado a outro endereço',
    other_text:
      'Você entrou com {address}. Saia e depois entre ou cadastre-se com o endereço a que o convite se destina.',
    log_out: 'Sair',
    to_dashboard: 'Ir para o painel',
    failed: 'Não foi possível abrir o convite',
    offline: 'Sem conexão com o servidor. Verifique sua rede e tente de novo.',
    retry: 'Tentar de novo',
  },
  public_voyage: {
    gone: 'Esta viagem não está mais compartilhada',
    gone_text: 'Este link não vale mais. Peça um novo a quem o enviou.',
    read_only: 'Para acompanhar de casa: o navio, a rota e as escalas.',
  },
};
