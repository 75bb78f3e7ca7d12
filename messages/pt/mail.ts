import type { Mail } from '../catalogue.ts';

/** Mails. `{name}` is the reader's first name; the text after a colon is on the next line. */
export const mail: Mail = {
  greeting: 'Olá, {name},',
  greeting_plain: 'Olá,',
  signature: 'Bons ventos,\nGangway',
  link_fallback: 'Se o botão não funcionar, copie este endereço para o navegador:',
  from: 'Enviado pelo servidor Gangway em:',
  somebody: 'Alguém',
  followed: { all: 'todos os seus cruzeiros', one: 'um cruzeiro', named: '{ship}, {dates}' },
  labelled: '{label}:',
  round_trip: 'Ida e volta a partir de {port}',
  mark_paid: 'Marcar como pago',
  unsubscribe: 'Não quero mais receber e-mails deste tipo',
  facts: {
    device: 'Dispositivo',
    time: 'Data e hora',
    network: 'Rede',
    next_cruise: 'Próximo cruzeiro',
    new_email: 'Novo endereço',
    old_email: 'Endereço anterior',
    amount: 'Falta pagar',
    sails_on: 'Partida',
    warning: 'Alerta',
    booking_number: 'Número da reserva',
    phone_number: 'Telefone',
    website: 'Site da companhia',
  },
  remarks: {
    feed_address:
      'Seu calendário (iCalendar) tem um novo endereço, e o antigo não vale mais. Assine de novo: você encontra o novo endereço no Gangway, em iCalendar.',
    ended_tokens:
      'Os tokens dos seus próprios programas (painéis de casa inteligente, scripts) não valem mais. Se ainda precisar deles, crie outros nas configurações do Gangway.',
  },
  why: {
    signed_up: 'Você recebe este e-mail porque alguém criou uma conta com seu endereço.',
    joined: 'Você recebe este e-mail uma única vez, porque criou uma conta.',
    forgot: 'Você recebe este e-mail porque alguém pediu uma nova senha para seu endereço.',
    new_address: 'Você recebe este e-mail porque alguém informou seu endereço como o novo de uma conta.',
    safety: 'Você recebe este e-mail porque ele trata da segurança da sua conta.',
    left: 'Você recebe este e-mail porque sua conta foi apagada. É o último.',
    reminder:
      'Você recebe este e-mail porque ativou os lembretes nas configurações. O Gangway não sabe o que você combinou com a companhia: o que vale é a sua reserva.',
    shared: 'Você recebe este e-mail porque alguém que usa o Gangway informou o seu endereço.',
  },
  parts: {
    activation: {
      subject: 'Ative sua conta Gangway',
      text: 'Boas-vindas a bordo. Um clique e sua conta está pronta.',
      button: 'Ativar minha conta',
      validity: 'O link só funciona uma vez e vale por três dias.',
      not_you: 'Se não foi você quem criou a conta, não abra o link: sem ele, ela não será ativada.',
    },
    welcome: {
      subject: 'Boas-vindas a bordo',
      text: 'Sua conta está pronta. Três coisas para começar:',
      steps: {
        cruise:
          'Adicione seu próximo cruzeiro. O navio e as datas bastam para a contagem regressiva começar.',
        payment:
          'Anote a cabine, o preço e a data do pagamento final quando souber. A página do cruzeiro mostra o que ainda falta.',
        reminder: 'Escolha nas configurações quantos dias antes de um pagamento quer receber o lembrete.',
      },
      button: 'Adicionar meu primeiro cruzeiro',
    },
    reset: {
      subject: 'Escolha uma nova senha',
      text: 'Alguém pediu uma nova senha para sua conta Gangway. Se foi você, escolha uma agora.',
      button: 'Escolher uma nova senha',
      validity: 'O link só funciona uma vez e vale por uma hora.',
      not_you: 'Se não foi você, nada acontece: sua senha continua a mesma.',
    },
    email_code: {
      subject: 'Seu código para o novo endereço',
      text: 'Sua conta Gangway vai passar para {new_email}. Digite este código para confirmar que o endereço é seu.',
      button: 'Digitar o código',
      validity: 'O código vale até {until} e permite cinco tentativas.',
      not_you: 'Se você não sabe do que se trata, não precisa fazer nada. Não passe o código a ninguém.',
    },
    email_change_started: {
      subject: 'Sua conta vai passar para outro endereço',
      text: 'Alguém pediu para passar sua conta Gangway para {new_email}. Todos os dispositivos foram desconectados, e ninguém consegue entrar até que seja digitado o código que enviamos para esse endereço.',
      button: 'Escolher uma nova senha',
      validity: 'Se o código não for digitado em até 30 minutos, sua conta mantém o endereço atual.',
      not_you:
        'Se não foi você, alguém sabe sua senha: escolha uma nova imediatamente. Isso cancela a mudança de endereço.',
    },
    email_changed: {
      subject: 'Seu e-mail foi alterado',
      text: 'Sua conta Gangway passou de {old_email} para {new_email}. A partir de agora, entre com o novo endereço.',
      button: 'Entrar',
      not_you:
        'Se não foi você, responda imediatamente a este e-mail: ele chega a quem administra este servidor.',
    },
    address_in_use: {
      subject: 'Este endereço já tem uma conta',
      text: 'Alguém pediu para passar outra conta Gangway para seu endereço. Como ele já tem uma, nada mudou.',
      button: 'Entrar',
      not_you:
        'Se foi você, entre com este endereço na conta que ele já tem. Se não foi, não precisa fazer nada.',
    },
    password_changed: {
      subject: 'Sua senha foi alterada',
      text: 'A senha da sua conta Gangway foi alterada. Todos os outros dispositivos foram desconectados.',
      button: 'Escolher uma nova senha',
      not_you: 'Se não foi você, escolha uma nova imediatamente.',
    },
    account_deleted: {
      subject: 'Sua conta foi apagada',
      text: 'Sua conta e tudo o que havia nela foram apagados para sempre: cruzeiros, documentos, compartilhamentos e configurações. Nada disso pode ser recuperado.',
      closing:
        'Agradecemos por viajar conosco. Se um dia quiser voltar, criar uma nova conta leva um minuto.',
      not_you: 'Se não foi você, responda a este e-mail: ele chega a quem administra este servidor.',
    },
    new_sign_in: {
      subject: 'Novo acesso à sua conta',
      text: 'Alguém entrou na sua conta Gangway a partir de um dispositivo que não conhecíamos. Se foi você, está tudo bem.',
      button: 'Ver minhas sessões',
      not_you: 'Se não foi você, desconecte esse dispositivo e altere a senha imediatamente.',
    },
    payment_ahead: {
      subject:
        '{days, plural, one {O pagamento final do {ship} vence amanhã} other {O pagamento final do {ship} vence em # dias}}',
      text: '{days, plural, one {O pagamento final do seu cruzeiro no {ship} vence amanhã, {date}.} other {O pagamento final do seu cruzeiro no {ship} vence em # dias: {date}.}}',
      button: 'Abrir o cruzeiro',
      closing: 'Já pagou? Marque o cruzeiro como pago e não chegará mais nada sobre isso.',
    },
    payment_today: {
      subject: 'O pagamento final do {ship} vence hoje',
      text: 'O pagamento final do seu cruzeiro no {ship} vence hoje, {date}.',
      button: 'Abrir o cruzeiro',
      closing: 'Já pagou? Marque o cruzeiro como pago e não chegará mais nada sobre isso.',
    },
    payment_overdue: {
      subject: 'O pagamento final do {ship} está vencido',
      text: '{days, plural, one {O pagamento final do seu cruzeiro no {ship} venceu ontem, {date}.} other {O pagamento final do seu cruzeiro no {ship} venceu há # dias: {date}.}} Pelo que sabemos, ele continua em aberto.',
      button: 'Abrir o cruzeiro',
      closing: 'Já pagou? Marque o cruzeiro como pago e não chegará mais nada sobre isso.',
    },
    payment_undated: {
      subject: 'Pagamento do {ship}',
      text: 'Você pediu um lembrete do pagamento do seu cruzeiro no {ship}.',
      button: 'Abrir o cruzeiro',
      closing: 'Já pagou? Marque o cruzeiro como pago e não chegará mais nada sobre isso.',
    },
    checkin_opens: {
      subject: 'O check-in do {ship} abre hoje',
      text: 'O check-in online do seu cruzeiro no {ship} abre hoje, {date}. Quem chega cedo consegue os melhores horários de embarque.',
      button: 'Abrir o cruzeiro',
    },
    checkin_open: {
      subject: 'O check-in do {ship} está aberto',
      text: 'O check-in online do seu cruzeiro no {ship} está aberto desde {date}.',
      button: 'Abrir o cruzeiro',
    },
    weather_warning: {
      subject: 'Alerta meteorológico para o seu cruzeiro no {ship}',
      text: 'Um serviço de meteorologia emitiu um alerta para lugares do seu cruzeiro no {ship}:',
      button: 'Ver a previsão',
    },
    share_invitation: {
      subject: '{owner} convida você a acompanhar {what}',
      text: '{owner} convida você a acompanhar {what} no Gangway. Nada é mostrado até você aceitar, e você pode sair a qualquer momento.',
      button: 'Ver o convite',
      not_you: 'Se você não sabe quem é, não precisa fazer nada: nada é compartilhado sem a sua aceitação.',
    },
    share_invitation_new: {
      subject: '{owner} convida você a acompanhar {what}',
      text: '{owner} convida você a acompanhar {what} no Gangway. Nada é mostrado até você aceitar, e você pode sair a qualquer momento.',
      button: 'Ver o convite',
      validity:
        'Entre ou cadastre-se com este endereço. O link abre somente este convite e é só para você: não o repasse.',
      not_you: 'Se você não sabe quem é, não precisa fazer nada: nada é compartilhado sem a sua aceitação.',
    },
  },
};
