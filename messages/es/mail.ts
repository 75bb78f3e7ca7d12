import type { Mail } from '../catalogue.ts';

/** Mails. `{name}` is the reader's first name; what stands behind a colon follows in the next line. */
export const mail: Mail = {
  greeting: 'Hola, {name}:',
  greeting_plain: 'Hola:',
  signature: 'Buen viento y buena mar,\nGangway',
  link_fallback: 'Si el botón no funciona, copie esta dirección en su navegador:',
  from: 'Lo envía el Gangway que está en esta dirección:',
  labelled: '{label}:',
  unsubscribe: 'No quiero recibir más correos como este',
  facts: {
    device: 'Dispositivo',
    time: 'Fecha y hora',
    new_email: 'Nueva dirección',
    old_email: 'Dirección anterior',
  },
  why: {
    signed_up: 'Recibe este correo porque alguien se ha registrado con su dirección.',
    joined: 'Recibe este correo una sola vez, porque ha abierto una cuenta.',
    forgot: 'Recibe este correo porque se ha pedido una contraseña nueva para su dirección.',
    new_address: 'Recibe este correo porque alguien ha indicado su dirección como la nueva de una cuenta.',
    safety: 'Recibe este correo porque afecta a la seguridad de su cuenta.',
    left: 'Recibe este correo porque se ha eliminado su cuenta. Es el último.',
  },
  parts: {
    activation: {
      subject: 'Active su cuenta de Gangway',
      text: 'Le damos la bienvenida a bordo. Un clic y su cuenta estará lista.',
      button: 'Activar mi cuenta',
      validity: 'El enlace solo sirve una vez y caduca en tres días.',
      not_you:
        'Si no se ha registrado usted, no tiene que hacer nada: sin este enlace la cuenta no se activará.',
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
      validity: 'El enlace solo sirve una vez y caduca en una hora.',
      not_you: 'Si no ha sido usted, no pasa nada: su contraseña sigue siendo la misma.',
    },
    email_code: {
      subject: 'Su código para la nueva dirección',
      text: 'Su cuenta de Gangway va a pasar a {new_email}. Introduzca este código para confirmar que la dirección es suya.',
      button: 'Introducir el código',
      validity: 'El código es válido hasta el {until}, para cinco intentos.',
      not_you: 'Si no sabe de qué se trata, no tiene que hacer nada. No dé el código a nadie.',
    },
    email_change_started: {
      subject: 'Su cuenta va a pasar a otra dirección',
      text: 'Alguien ha pedido pasar su cuenta de Gangway a {new_email}. Se ha cerrado la sesión en todos los dispositivos y nadie puede iniciarla hasta que se introduzca el código que hemos enviado a esa dirección.',
      button: 'Elegir una contraseña nueva',
      validity: 'Si el código no se introduce en 30 minutos, su cuenta conserva su dirección actual.',
      not_you:
        'Si no ha sido usted, alguien conoce su contraseña: elija una nueva de inmediato. Así el cambio de dirección quedará anulado.',
    },
    email_changed: {
      subject: 'Se ha cambiado su correo electrónico',
      text: 'Su cuenta de Gangway ha pasado de {old_email} a {new_email}. A partir de ahora, inicie sesión con la nueva dirección.',
      button: 'Iniciar sesión',
      not_you:
        'Si no ha sido usted, responda de inmediato a este correo: le llega a quien administra este Gangway.',
    },
    address_in_use: {
      subject: 'Esta dirección ya tiene una cuenta',
      text: 'Alguien ha pedido pasar otra cuenta de Gangway a su dirección. Como ya tiene una, no ha cambiado nada.',
      button: 'Iniciar sesión',
      not_you:
        'Si ha sido usted, inicie sesión con esta dirección en la cuenta que ya tiene. Si no, no tiene que hacer nada.',
    },
    password_changed: {
      subject: 'Se ha cambiado su contraseña',
      text: 'Se ha cambiado la contraseña de su cuenta de Gangway. Se ha cerrado la sesión en todos los demás dispositivos.',
      button: 'Elegir una contraseña nueva',
      not_you: 'Si no ha sido usted, elija una nueva de inmediato.',
    },
    account_deleted: {
      subject: 'Se ha eliminado su cuenta',
      text: 'Se ha eliminado para siempre su cuenta con todo lo que contenía: cruceros, documentos, accesos compartidos y ajustes. Nada de ello se puede recuperar.',
      closing:
        'Gracias por viajar con nosotros. Si algún día quiere volver, abrir una cuenta nueva lleva un minuto.',
      not_you: 'Si no ha sido usted, responda a este correo: le llega a quien administra este Gangway.',
    },
    new_sign_in: {
      subject: 'Nuevo inicio de sesión en su cuenta',
      text: 'Alguien ha iniciado sesión en su cuenta de Gangway desde un dispositivo que no conocíamos. Si ha sido usted, todo está en orden.',
      button: 'Ver mis sesiones',
      not_you: 'Si no ha sido usted, cierre esa sesión y cambie la contraseña de inmediato.',
    },
  },
};
