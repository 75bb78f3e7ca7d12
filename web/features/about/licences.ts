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

/** The build fills it (vite.licences.ts). */
export const licences: Licences = { packages: [], texts: [] };
