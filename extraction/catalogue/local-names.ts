/*
 * Names of lines in documents of the seven languages that differ from the catalogue. A missing one costs the link to the
 * catalogue, never the value.
 */

export const short_line_names: ReadonlySet<string> = new Set(['MSC', 'NCL', 'AIDA', 'TUI']);

export const local_line_names: Readonly<Record<string, readonly string[]>> = {
  msc: ['MSC Crociere', 'MSC Cruceros', 'MSC Croisières', 'MSC Cruzeiros', 'MSC Kreuzfahrten', 'MSC'],
  costa: [
    'Costa Crociere',
    'Costa Croisières',
    'Costa Cruceros',
    'Costa Cruzeiros',
    'Costa Kreuzfahrten',
    'קוסטה',
  ],
  mano: ['מנו ספנות', 'מנו קרוז', 'Mano Maritime', 'Mano Cruises'],
  'royal-caribbean': ['רויאל קריביאן', 'Royal Caribbean International', 'Royal Caribbean'],
  celestyal: ['Celestyal Cruises'],
  'tui-cruises': ['Mein Schiff', 'TUI Cruises'],
  marella: ['Marella'],
  'po-cruises': ['P&O Cruises', 'P & O Cruises'],
  norwegian: ['NCL', 'Norwegian Cruise Line'],
};

/** Names of countries in other languages with more than one word, which could be taken for a guest's name. */
export const local_country_names: readonly string[] = [
  'Vereinigte Staaten',
  'Vereinigtes Königreich',
  'Estados Unidos',
  'Reino Unido',
  'Nueva Zelanda',
  'Nova Zelândia',
  'Costa Rica',
  'Países Bajos',
  'Países Baixos',
  'États-Unis',
  'Etats Unis',
  'Royaume-Uni',
  'Nouvelle-Zélande',
  'Pays-Bas',
  'Stati Uniti',
  'Regno Unito',
  'Paesi Bassi',
  'Nuova Zelanda',
  'ארצות הברית',
  'הממלכה המאוחדת',
  'ניו זילנד',
];
