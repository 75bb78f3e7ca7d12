import type { Mail } from '../catalogue.ts';

/** Mails. `{name}` is the reader's first name, `{link}` a whole address. */
export const mail: Mail = {
  greeting: 'Hola, {name}:',
  signature: 'Buen viento y buena mar,\nGangway',
  ignore: 'Si no ha sido usted, no tiene que hacer nada.',
  link_fallback: 'Si el botón no funciona, copie esta dirección en su navegador:',
  activation: {
    subject: 'Active su cuenta de Gangway',
    text: 'Le damos la bienvenida a bordo. Un clic y su cuenta estará lista.',
    button: 'Activar mi cuenta',
    expiry: 'El enlace sirve una sola vez, durante tres días.',
  },
};
