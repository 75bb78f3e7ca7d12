import { z } from 'zod';
import { languages } from '#domain/languages.ts';
import { endpoint } from './endpoint.ts';

export const readAbout = endpoint({
  method: 'GET',
  path: 'about',
  tag: 'About',
  summary: 'What runs here; nothing secret',
  token_scopes: ['read'],
  answer: z.object({
    name: z.string(),
    version: z.string(),
    build_hash: z.string(),
    built_at: z.string().nullable(),
    runtime: z.string(),
    database: z.string(),
    uptime_s: z.int(),
    languages: z.array(z.enum(languages)),
    weather_provider: z.string(),
    plans_enabled: z.boolean(),
  }),
});
