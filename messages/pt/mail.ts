import type { Mail } from '../catalogue.ts';

/** Mails. `{name}` is the reader's first name, `{link}` a whole address. */
export const mail: Mail = {
  greeting: 'Olá, {name},',
  signature: 'Bons ventos,\nGangway',
  ignore: 'Se não foi você, não precisa fazer nada.',
  link_fallback: 'Se o botão não funcionar, copie este endereço para o navegador:',
  activation: {
    subject: 'Ative sua conta Gangway',
    text: 'Boas-vindas a bordo. Um clique e sua conta está pronta.',
    button: 'Ativar minha conta',
    expiry: 'O link funciona uma única vez, durante três dias.',
  },
};
