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

/** The notices of the app to a user. They hold facts, not texts: those are in the language of the reader. */
export const notices = pgTable(
  'notices',
  {
    /** of version 7: later ones are larger */
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** the share that it offers, or that shows its reader the cruise; deleted with the share */
    share_id: uuid().references(() => shares.id, { onDelete: 'cascade' }),
    /** the account that it names: the name is blanked with the account's deletion */
    person_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** its subject; deleted with the cruise */
    cruise_id: uuid().references(() => cruises.id, { onDelete: 'cascade' }),
    /** `warnings` identifies the weather warnings of a notice, to recognise new ones */
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
