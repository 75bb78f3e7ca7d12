import type { AppPart } from '../catalogue.ts';

export const ready: AppPart<'ready'> = {
  first: {
    title: '¿Todo listo para zarpar?',
    lead: 'Guarde en este dispositivo sus cruceros, los documentos de este viaje y la propia aplicación antes de quedarse sin red.',
    button: 'Preparar',
  },
  title: {
    working: 'Preparando el viaje',
    ready: 'Todo listo para zarpar',
    over: 'Ya no está todo listo para zarpar',
  },
  lead: {
    working: 'No cierre esta página hasta que todas las líneas estén marcadas.',
    ready: 'Está todo en este dispositivo.',
    over: 'Algo ha cambiado desde entonces. Vuelva a preparar el dispositivo antes de zarpar.',
  },
  as_of: 'Está todo en este dispositivo, actualizado: {time}.',
  button: {
    working: 'Detener',
    ready: 'Comprobar de nuevo',
    over: 'Preparar de nuevo',
  },
  own: {
    title: '¿Este dispositivo es suyo?',
    yes: 'Sí, es mío',
    no: 'No',
  },
  lines: {
    record: 'Sus cruceros',
    documents: 'Documentos de este crucero',
    screens: 'La última versión de la aplicación',
    storage: 'Almacenamiento',
    installed: 'Aplicación instalada',
  },
  details: 'Qué hay en este dispositivo',
  on_its_way: 'en camino',
  done: 'hecho',
  open: 'pendiente',
  waits: 'Falta lo que aún no está marcado.',
  record: 'Completo, actualizado: {time}',
  documents: '{kept} de {count} en este dispositivo ({size} en total)',
  documents_none: 'Este crucero no tiene ninguno.',
  documents_too_large: 'No caben en el espacio que eligió para los documentos.',
  allow: 'Permitir {size}',
  screens: 'Todas las pantallas se abren sin conexión.',
  screens_never: 'Este navegador no puede abrir la aplicación sin conexión. Una ventana privada tampoco.',
  storage: 'El navegador no lo borrará.',
  storage_refused:
    'El navegador podría borrarlo si falta espacio. Instale la aplicación o permita el almacenamiento de este sitio en los ajustes del navegador y compruebe de nuevo.',
  installed_not_needed: 'También funciona sin instalarla.',
  trouble: {
    network: 'Sin conexión. Continuará en cuanto la haya.',
    session: 'Su sesión está cerrada. Inicie sesión primero.',
    full: 'Este dispositivo está lleno. Libere espacio e inténtelo de nuevo.',
    failed: 'No ha funcionado. Lo intentaremos de nuevo enseguida.',
  },
  session: {
    label: 'Mantener la sesión hasta el {date}',
    hint: 'Hasta una semana después del crucero, para no tener que iniciar sesión a bordo. Si no, la sesión termina tras siete días sin uso. Una contraseña nueva o «Cerrar sesión» la terminan en cualquier momento.',
    cut: 'No puede durar más: una sesión termina 90 días después de iniciarla. Cierre la sesión y vuelva a iniciarla antes de zarpar, y durará todo el crucero.',
  },
  install: {
    title: 'Instalar la aplicación',
    hint: 'Lleve sus cruceros como aplicación',
    lead: 'Se abre desde la pantalla de inicio, también sin conexión.',
    not_now: 'Ahora no',
    installed: 'Está instalada en este dispositivo.',
    iphone:
      'En Safari, toque Compartir y después «Añadir a pantalla de inicio». Ábrala desde allí e inicie sesión: guarda su propia copia.',
    menu: 'Si su navegador lo permite, en su menú está «Instalar aplicación» o «Añadir a pantalla de inicio».',
  },
};
