// Writes docs/configuration.md from the settings of the server. `configurationPage` is held to the file by a test.
import { writeFileSync } from 'node:fs';
import { configurationPage } from '#server/configuration-page.ts';

writeFileSync(new URL('../docs/configuration.md', import.meta.url), configurationPage());
