export interface Package {
  name: string;
  version: string;
  /** its short name, such as MIT */
  licence: string;
  home: string | null;
  /** which of the texts is its own */
  text: number | null;
}

export interface Licences {
  packages: Package[];
  texts: string[];
}

/**
 * Where the list lies: the build puts its address here (vite.licences.ts). It is no module, as a browser that once
 * failed to load a module does not ask for it again.
 */
export const licences_address = 'data:application/json,{"packages":[],"texts":[]}';
