import { defineConfig } from 'drizzle-kit';

/** `npm run migration -- --name what_changes` writes the next numbered migration from the tables of all features. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/features/**/table.ts',
  out: './server/database/migrations',
});
