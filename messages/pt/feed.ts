import type { AppPart } from '../catalogue.ts';

export const feed: AppPart<'feed'> = {
  title: 'iCalendar',
  lead: 'Suas viagens no calendário que você já usa. Atualiza automaticamente.',
  loading: 'Carregando as configurações do iCalendar',
  load_failed: 'Não foi possível carregar as configurações do iCalendar.',
  done: {
    enable: 'iCalendar ativado',
    disable: 'iCalendar desativado',
    reset: 'Token do iCalendar redefinido',
  },
  failed: {
    enable: 'Erro ao ativar o iCalendar',
    disable: 'Erro ao desativar o iCalendar',
    reset: 'Erro ao redefinir o iCalendar',
    change: 'Não foi possível salvar sua escolha. Tente de novo.',
  },
  off: {
    title: 'Ainda não ativado',
    text: 'Ative e receba um endereço que só você conhece. Os calendários do seu celular e do seu computador podem assiná-lo.',
    enable: 'Ativar iCalendar',
  },
  ended: {
    reset:
      'Sua senha foi redefinida, por isso seu calendário tem um novo endereço. Os calendários com o antigo não são mais atualizados: assine de novo com este.',
    password:
      'Você alterou sua senha e, com ela, o endereço do seu calendário. Os calendários com o antigo não são mais atualizados: assine de novo com este.',
    email:
      'Seu e-mail mudou e, com ele, o endereço do seu calendário. Os calendários com o antigo não são mais atualizados: assine de novo com este.',
    secret:
      'Quem administra este servidor renovou a chave de segurança, e o endereço do seu calendário deixou de valer. Ative-o de novo e assine com o novo endereço.',
  },
  address: {
    title: 'Seu endereço',
    label: 'Endereço do seu calendário',
    copy: 'Copiar endereço',
    subscribe: 'Assinar neste dispositivo',
    secret:
      'Quem tem este endereço vê, sem senha, o que você escolher abaixo. Compartilhe-o só com pessoas de confiança.',
    local:
      'Este servidor está em {host}, aonde o Google e o Outlook.com não chegam. Os programas deste computador ou da sua rede, sim.',
    reset: 'Redefinir endereço',
    disable: 'Desativar',
    cancel: 'Manter',
    ask_reset: {
      title: 'Redefinir o endereço?',
      text: 'Os calendários que usam o endereço atual deixam de ser atualizados na hora. Será preciso assinar de novo com o novo endereço.',
      confirm: 'Redefinir',
    },
    ask_disable: {
      title: 'Desativar o iCalendar?',
      text: 'Os calendários que usam o endereço deixam de ser atualizados na hora. Se você ativar de novo, o endereço será outro.',
      confirm: 'Desativar',
    },
  },
  choice: {
    title: 'O que ele mostra',
    level: 'Nível de detalhe',
    levels: {
      busy: {
        name: 'Só que você está viajando',
        text: 'Os dias de cada cruzeiro, sem navio nem lugares.',
      },
      itinerary: {
        name: 'O roteiro',
        text: 'Navio, escalas, voos e datas. Sem números de reserva, preços nem nomes de pessoas.',
      },
      full: {
        name: 'Tudo',
        text: 'Também números de reserva, valores a pagar e quem viaja.',
      },
    },
    include: 'O que incluir',
    parts: {
      cruise: 'Cruzeiros',
      port: 'Escalas',
      flight: 'Voos',
      hotel: 'Hotéis',
      checkin: 'Abertura do check-in',
      payment_reminder: 'Lembretes de pagamento',
      final_payment: 'Pagamentos finais',
      shared: 'Cruzeiros compartilhados com você',
    },
  },
  preview: {
    title: 'O que os outros veem',
    text: 'Um dos seus cruzeiros, exatamente como os calendários o mostram.',
    failed: 'Não foi possível carregar a prévia.',
    nothing_chosen: 'Nada deste cruzeiro. Escolha o que incluir.',
    no_cruise: 'Adicione um cruzeiro e ele aparecerá aqui e no seu calendário.',
    record: 'Adicionar um cruzeiro',
    all_day: 'Dia inteiro',
    floating: 'hora local',
    cancelled: 'Cancelado',
    free: 'Aparece como disponível',
    alarms: '{count, plural, one {# lembrete} many {# de lembretes} other {# lembretes}}',
  },
  programs: {
    title: 'Como assinar',
    google: {
      name: 'Google Agenda',
      first: 'Copie o endereço e abra calendar.google.com em um computador.',
      second: 'Ao lado de “Outras agendas”, escolha o sinal de mais, depois “Do URL”, e cole o endereço.',
      third: 'O calendário aparece também no celular. O Google procura mudanças cerca de uma vez por dia.',
    },
    iphone: {
      name: 'iPhone e iPad',
      first: 'Abra esta página no dispositivo e escolha “Assinar neste dispositivo”.',
      second:
        'Ou em Calendário: Calendários, Adicionar Calendário, Adicionar Calendário Assinado, e cole o endereço.',
      third: 'Confirme com Assinar. Para receber avisos, deixe “Remover Alarmes” desligado.',
    },
    mac: {
      name: 'Mac',
      first: 'No Calendário, escolha Arquivo e depois Nova Assinatura de Calendário.',
      second: 'Cole o endereço e escolha Assinar.',
      third:
        'Escolha iCloud como local para tê-lo em todos os dispositivos, e desmarque as opções de remover alertas.',
    },
    outlook: {
      name: 'Outlook',
      first: 'Abra o calendário no Outlook ou em outlook.com e escolha “Adicionar calendário”.',
      second: 'Escolha “Assinar da Web” e cole o endereço.',
      third: 'Dê um nome e escolha Importar. As mudanças podem levar algumas horas.',
    },
    thunderbird: {
      name: 'Thunderbird',
      first: 'No calendário, escolha Nova agenda e depois “Na rede”.',
      second: 'Deixe vazio o nome de usuário e cole o endereço.',
      third: 'Escolha Procurar agendas e depois Inscrever.',
    },
    other: {
      name: 'Outros programas',
      first: 'Procure “Assinar”, “Do URL” ou “Calendário da internet”.',
      second: 'Cole o endereço.',
      third: 'Assine em vez de importar: um arquivo importado não acompanha as mudanças.',
    },
  },
};
