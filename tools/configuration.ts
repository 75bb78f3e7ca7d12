// Writes docs/configuration.md from the settings of the server. A test compares `configurationPage` with the file.
import { writeFileSync } from 'node:fs';
import { configurationPage } from '#server/configuration-page.ts';

writeFileSync(new URL('../docs/configuration.md', import.meta.url), configurationPage());
