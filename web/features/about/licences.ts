export interface Package {
  name: string;
  version: string;
  /** its short name, such as MIT */
  licence: string;
  home: string | null;
  /** the index of its licence text */
  text: number | null;
}

export interface Licences {
  packages: Package[];
  texts: string[];
}

/**
 * The address of the list, which the build inserts here (vite.licences.ts). It is no module: a browser that once failed
 * to load a module does not load it again.
 */
export const licences_address = 'data:application/json,{"packages":[],"texts":[]}';
