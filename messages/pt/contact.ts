import type { AppPart } from '../catalogue.ts';

/** The contact form for the operator of the instance. See the chapter `further`. */
export const contact: AppPart<'contact'> = {
  title: 'Contato',
  lead: 'Escreva para quem cuida deste servidor. A resposta chega por e-mail.',
  fields: {
    name: 'Seu nome',
    email: 'E-mail',
    subject: 'Assunto',
    message: 'Mensagem',
  },
  left: '{count, plural, =0 {Não há mais espaço.} one {Espaço para mais # caractere.} many {Espaço para mais # de caracteres.} other {Espaço para mais # caracteres.}}',
  submit: 'Enviar',
  kept: 'Sua mensagem continua aqui.',
  sent: {
    title: 'Sua mensagem está a caminho',
    text: 'Vamos responder para {email}.',
    next: 'Em geral respondemos em poucos dias. Não chegou nada? Olhe na caixa de spam.',
    again: 'Escrever outra mensagem',
  },
};
