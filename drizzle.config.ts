import { defineConfig } from 'drizzle-kit';

/**
 * `npm run migration -- --name what_changes` writes the next numbered migration from the tables of all features. Delete
 * the snapshot before the new one: only the newest is read.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/features/**/table.ts',
  out: './server/database/migrations',
});
