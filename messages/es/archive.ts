import type { Archive } from '../catalogue.ts';

export const archive: Archive = {
  title: 'Sus datos de Gangway',
  whose: 'Esta copia contiene los datos de {name} a fecha de {date}.',
  tables: 'cruises.csv y payments.csv: sus cruceros y pagos, para cualquier hoja de cálculo.',
  calendar: 'calendar.ics: sus cruceros, puertos, vuelos, hoteles y plazos, para cualquier calendario.',
  documents: 'documents: los archivos de sus cruceros, en una carpeta por crucero.',
  record: 'record: todo en un formato para programas, un registro JSON por línea.',
  manifest: 'manifest.json: la lista de todos los archivos, con su tamaño y su suma SHA-256.',
  left_out:
    'No incluye: contraseñas, sesiones, la dirección de su calendario (iCalendar), los enlaces públicos a sus cruceros, los cruceros que otros comparten con usted, los cruceros de ejemplo ni los documentos de reserva que aún no ha revisado.',
  care: 'Guárdela en un lugar seguro: no está cifrada y quien la tenga puede leer todo su contenido.',
  payment: {
    date: 'Fecha',
    amount: 'Importe',
    method: 'Pagado con',
    note: 'Nota',
  },
  yes: 'sí',
};
