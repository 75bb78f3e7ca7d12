import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { TokenScope } from '#domain/token-scopes.ts';
import { users } from '#server/features/users/table.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/** Tokens for own scripts. Only a hash is stored, so that a copy of the database opens nothing. */
export const api_tokens = pgTable(
  'api_tokens',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    hash: text().notNull(),
    scopes: text().array().$type<TokenScope[]>().notNull(),
    created_at: at().notNull(),
    /** to a minute: a write for each call would cost more than the call */
    last_used_at: at(),
    expires_at: at().notNull(),
  },
  (table) => [uniqueIndex('api_tokens_hash').on(table.hash), index('api_tokens_user').on(table.user_id)],
);
