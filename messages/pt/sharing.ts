import type { AppPart } from '../catalogue.ts';

export const sharing: AppPart<'sharing'> = {
  title: 'Compartilhamento',
  lead: 'Quem vê seus cruzeiros e quais cruzeiros você vê.',
  loading: 'Carregando os compartilhamentos',
  failed: 'Não foi possível carregar os compartilhamentos.',
  offline: 'Não há conexão. Tente de novo quando estiver online.',
  email: 'E-mail',
  cancel: 'Cancelar',
  levels: {
    itinerary: {
      name: 'Itinerário',
      text: 'Navio, datas, portos, roteiro, contagem regressiva e previsão do tempo. Sem cabine, sem nomes, sem preços.',
    },
    details: {
      name: 'Detalhes',
      text: 'E mais: cabine, nomes dos passageiros, voos, hotéis e notas. Sem número de reserva, sem preços.',
    },
    full: {
      name: 'Completo',
      text: 'E mais: número de reserva, preços, pagamentos, extras, programa de fidelidade e documentos. Para ver, não para alterar.',
    },
    edit: {
      name: 'Editar',
      text: 'Tudo, e a pessoa pode alterar. Não pode excluir nem compartilhar com outras.',
    },
  },
  states: {
    pending: 'Aguardando resposta',
    accepted: 'Aceito',
  },
  all_cruises: 'Todos os cruzeiros',
  all_hint: 'Também os próximos',
  one_cruise: 'Um cruzeiro',
  form: {
    cruise: 'Compartilhar este cruzeiro',
    all: 'Compartilhar todos os seus cruzeiros',
    all_text:
      'Com alguém que deve ver tudo o que você registra, também depois. Um único cruzeiro é compartilhado na página dele, em Compartilhar.',
    email_hint: {
      inbox: 'Com ou sem conta aqui: enviamos um convite.',
      terminal: 'Com ou sem conta aqui: você recebe um link para enviar.',
    },
    level: 'O que a pessoa vê',
    submit: 'Compartilhar',
    sent: 'Convite enviado para {email}',
    error: 'Erro ao compartilhar',
    already: 'Você já compartilha isso com esse endereço. Altere o nível na lista.',
  },
  by_hand: {
    title: 'Envie você o link',
    text: 'Este servidor não envia e-mails. Com este link, {email} pode abrir o convite. Um link anterior não vale mais.',
    label: 'Link do convite',
    copy: 'Copiar o link',
    done: 'Pronto',
  },
  given: {
    resend: {
      inbox: 'Enviar de novo',
      terminal: 'Novo link',
    },
    resend_to: {
      inbox: 'Enviar de novo o convite a {email}: {what}',
      terminal: 'Novo link para {email}: {what}',
    },
    resent: 'Convite enviado de novo a {email}',
    title: 'Você compartilha com',
    people: '{count, plural, one {# pessoa} many {# de pessoas} other {# pessoas}}',
    none: 'Só você vê seus cruzeiros',
    none_text:
      'Deixe quem viaja com você, ou espera em casa, acompanhar. Você escolhe quanto cada pessoa vê e pode encerrar a qualquer momento.',
    level_of: 'O que {email} vê: {what}',
    since: 'Desde {date}',
    changed: 'Agora {email} vê: {level}',
    take_back: 'Excluir',
    take_back_from: 'Excluir o compartilhamento com {email}: {what}',
    take_back_title: 'Encerrar este compartilhamento?',
    take_back_text: 'A partir de agora, {email} não vê mais: {what}.',
    take_back_other: 'O restante que você compartilha com esta pessoa continua.',
    deleted: 'Registro excluído com sucesso',
    delete_failed: 'Não foi possível excluir o registro',
  },
  cruise: {
    this: 'este cruzeiro',
    who: 'Quem vê este cruzeiro',
    none: 'Ninguém além de você.',
    by_all: 'Vê todos os seus cruzeiros',
    settings: 'Configurações de compartilhamento',
    failed: 'Não foi possível carregar quem vê este cruzeiro.',
  },
};
