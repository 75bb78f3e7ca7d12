import type { about } from '#messages/en/about.ts';

/** The data sources of Gangway (reference/SOURCES.md); names and licences are the same in every language. */
interface Source {
  what: Exclude<keyof typeof about.sources, 'title' | 'text' | 'caution' | 'public_domain'>;
  name: string;
  url: string;
  /** null: public domain; empty: published without terms of its own */
  licence: string | null;
}

export const sources: readonly Source[] = [
  { what: 'ports', name: 'NGA World Port Index', url: 'https://msi.nga.mil/Publications/WPI', licence: null },
  {
    what: 'routes',
    name: 'searoute-py',
    url: 'https://github.com/genthalili/searoute-py',
    licence: 'Apache-2.0',
  },
  { what: 'routes', name: 'sea-ports', url: 'https://www.npmjs.com/package/sea-ports', licence: 'MIT' },
  { what: 'airports', name: 'OurAirports', url: 'https://ourairports.com/data/', licence: null },
  { what: 'imo', name: 'EU MRV', url: 'https://mrv.emsa.europa.eu/', licence: '' },
  {
    what: 'zones',
    name: '© OpenStreetMap',
    url: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0',
  },
  { what: 'coast', name: 'Natural Earth', url: 'https://www.naturalearthdata.com/', licence: null },
];

/** The forecasts of each provider, by its name in the configuration. */
export const forecasts: Readonly<Record<string, { name: string; url: string; licence: string }>> = {
  'open-meteo': { name: 'Open-Meteo', url: 'https://open-meteo.com/', licence: 'CC BY 4.0' },
  openweather: { name: 'OpenWeather', url: 'https://openweathermap.org/', licence: 'ODbL 1.0' },
};
