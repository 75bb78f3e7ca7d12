import type { Mail } from '../catalogue.ts';

/** Mails. `{name}` is the reader's first name; what stands behind a colon follows in the next line. */
export const mail: Mail = {
  greeting: 'Hola, {name}:',
  greeting_plain: 'Hola:',
  signature: 'Buen viento y buena mar,\nGangway',
  link_fallback: 'Si el botón no funciona, copie esta dirección en su navegador:',
  from: 'Lo envía Gangway desde esta dirección:',
  labelled: '{label}:',
  unsubscribe: 'No quiero recibir más correos como este',
  facts: {
    device: 'Dispositivo',
    time: 'Hora',
    new_email: 'Dirección nueva',
    old_email: 'Dirección anterior',
  },
  why: {
    signed_up: 'Recibe este correo porque alguien se ha registrado con su dirección.',
    joined: 'Recibe este correo una sola vez, porque ha abierto una cuenta.',
    forgot: 'Recibe este correo porque se ha pedido una contraseña nueva para su dirección.',
    new_address: 'Recibe este correo porque alguien ha indicado su dirección como la nueva de una cuenta.',
    safety: 'Recibe este correo porque se trata de la seguridad de su cuenta.',
    left: 'Recibe este correo porque su cuenta se ha eliminado. Es el último.',
  },
  parts: {
    activation: {
      subject: 'Active su cuenta de Gangway',
      text: 'Le damos la bienvenida a bordo. Un clic y su cuenta estará lista.',
      button: 'Activar mi cuenta',
      validity: 'El enlace sirve una sola vez, durante tres días.',
      not_you:
        'Si no se ha registrado usted, no tiene que hacer nada: sin este enlace la cuenta sigue cerrada.',
    },
    welcome: {
      subject: 'Le damos la bienvenida a bordo',
      text: 'Su cuenta está lista y cada viaje tiene ya su sitio. Tres cosas para empezar:',
      steps: {
        cruise: 'Añada su próximo crucero. El barco y las fechas bastan para que empiece la cuenta atrás.',
        payment:
          'Anote el camarote, el precio y la fecha del pago final cuando los tenga. La ficha le muestra lo que aún falta.',
        reminder: 'Elija en los ajustes cuántos días antes de un pago quiere recibir el recordatorio.',
      },
      button: 'Añadir mi primer crucero',
    },
    reset: {
      subject: 'Elija una contraseña nueva',
      text: 'Alguien ha pedido una contraseña nueva para su cuenta de Gangway. Si ha sido usted, elíjala ahora.',
      button: 'Elegir una contraseña nueva',
      validity: 'El enlace sirve una sola vez, durante una hora.',
      not_you: 'Si no ha sido usted, no pasa nada: su contraseña sigue siendo la misma.',
    },
    email_code: {
      subject: 'Su código para la dirección nueva',
      text: 'Su cuenta de Gangway va a pasar a {new_email}. Introduzca este código para confirmar que la dirección es suya.',
      button: 'Introducir el código',
      validity: 'El código vale durante 30 minutos y para cinco intentos.',
      not_you: 'Si no sabe de qué se trata, no tiene que hacer nada. No dé el código a nadie.',
    },
    email_change_started: {
      subject: 'Su cuenta va a pasar a otra dirección',
      text: 'Alguien ha pedido pasar su cuenta de Gangway a {new_email}. Se ha cerrado la sesión en todas partes y nadie puede entrar hasta que se introduzca el código que hemos enviado allí.',
      button: 'Elegir una contraseña nueva',
      validity: 'Si el código no se introduce en 30 minutos, su cuenta conserva su dirección actual.',
      not_you:
        'Si no ha sido usted, alguien conoce su contraseña: elija una nueva enseguida. Con eso el cambio queda anulado.',
    },
    email_changed: {
      subject: 'Su dirección de correo ha cambiado',
      text: 'Su cuenta de Gangway ha pasado de {old_email} a {new_email}. A partir de ahora, inicie sesión con la dirección nueva.',
      button: 'Iniciar sesión',
      not_you: 'Si no ha sido usted, escriba enseguida a quien administra este Gangway.',
    },
    address_in_use: {
      subject: 'Esta dirección ya tiene una cuenta',
      text: 'Alguien ha pedido pasar otra cuenta de Gangway a su dirección. Como ya tiene una, no ha cambiado nada.',
      button: 'Iniciar sesión',
      not_you:
        'Si ha sido usted, inicie sesión con esta dirección en la cuenta que ya tiene. Si no, no tiene que hacer nada.',
    },
    password_changed: {
      subject: 'Su contraseña ha cambiado',
      text: 'La contraseña de su cuenta de Gangway ha cambiado y se ha cerrado la sesión en todos los demás sitios.',
      button: 'Elegir una contraseña nueva',
      not_you: 'Si no ha sido usted, elija una nueva enseguida.',
    },
    account_deleted: {
      subject: 'Su cuenta se ha eliminado',
      text: 'Su cuenta y todo lo que contenía se han eliminado para siempre: cruceros, documentos, accesos compartidos y ajustes. Nada de ello se puede recuperar.',
      closing:
        'Gracias por viajar con nosotros. Si algún día quiere volver, abrir una cuenta nueva lleva un minuto.',
      not_you: 'Si no ha sido usted, escriba a quien administra este Gangway.',
    },
    new_sign_in: {
      subject: 'Nuevo inicio de sesión en su cuenta',
      text: 'Alguien ha iniciado sesión en su cuenta de Gangway con un dispositivo que no conocíamos. Si ha sido usted, todo está en orden.',
      button: 'Ver mis sesiones',
      not_you: 'Si no ha sido usted, cierre esa sesión y cambie la contraseña enseguida.',
    },
  },
};
