import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type {
  BalanceNoticeDetails,
  NoticeDetails,
  ShareNoticeDetails,
  UploadNoticeDetails,
} from '#contract/notices.ts';
import { users } from '#server/features/users/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import { shares } from '#server/features/cruises/shares/table.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/** What the app tells somebody by itself. It holds facts, not words: those are of the language it is read in. */
export const notices = pgTable(
  'notices',
  {
    /** of version 7: later ones are larger */
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** the share that it offers; it goes with the share */
    share_id: uuid().references(() => shares.id, { onDelete: 'cascade' }),
    /** whom it names: their name goes with their account */
    person_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** what it is about; it goes with the cruise */
    cruise_id: uuid().references(() => cruises.id, { onDelete: 'cascade' }),
    /** `warnings` tells a warning of the weather that was told before from a new one */
    details: jsonb()
      .$type<
        | (NoticeDetails & { warnings?: readonly string[] })
        | ShareNoticeDetails
        | UploadNoticeDetails
        | BalanceNoticeDetails
      >()
      .notNull(),
    created_at: at().notNull(),
    read_at: at(),
  },
  (table) => [
    index('notices_user').on(table.user_id, table.id),
    index('notices_cruise').on(table.cruise_id),
    index('notices_share')
      .on(table.share_id)
      .where(sql`${table.share_id} is not null`),
    index('notices_person')
      .on(table.person_id)
      .where(sql`${table.person_id} is not null`),
    index('notices_unread')
      .on(table.user_id)
      .where(sql`${table.read_at} is null`),
  ],
);
