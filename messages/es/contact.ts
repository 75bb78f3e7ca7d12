import type { AppPart } from '../catalogue.ts';

/** The contact form for the operator of the instance. See the chapter `further`. */
export const contact: AppPart<'contact'> = {
  title: 'Contacto',
  lead: 'Escriba a quienes llevan este servidor. La respuesta llega por correo electrónico.',
  fields: {
    name: 'Su nombre',
    email: 'Correo electrónico',
    subject: 'Asunto',
    message: 'Mensaje',
  },
  left: '{count, plural, =0 {No queda espacio.} one {Queda espacio para # carácter.} many {Queda espacio para # de caracteres.} other {Queda espacio para # caracteres.}}',
  submit: 'Enviar',
  kept: 'Su mensaje sigue aquí.',
  sent: {
    title: 'Su mensaje está en camino',
    text: 'Responderemos a {email}.',
    next: 'Normalmente respondemos en pocos días. ¿No le llega nada? Mire en la carpeta de correo no deseado.',
    again: 'Escribir otro mensaje',
  },
};
