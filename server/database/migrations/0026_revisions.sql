CREATE TABLE "account_changes" (
	"user_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "account_changes_user_id_record_id_pk" PRIMARY KEY("user_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "account_revisions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "noted_changes" (
	"xid" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"is_first" boolean NOT NULL,
	CONSTRAINT "noted_changes_xid_user_id_record_id_pk" PRIMARY KEY("xid","user_id","record_id")
);
--> statement-breakpoint
CREATE INDEX "account_changes_revision" ON "account_changes" USING btree ("user_id","revision");--> statement-breakpoint
INSERT INTO "account_revisions" ("user_id", "revision") VALUES
	('00000000-0000-0000-0000-000000000000', 0), ('00000000-0000-0000-0000-000000000001', 0);--> statement-breakpoint
-- Notes changed records of their owners, each once in a transaction.
CREATE FUNCTION "note_changes"("owners" uuid[], "records" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO noted_changes (xid, user_id, record_id, is_first)
	SELECT now.xid, noted.owner, noted.record,
		row_number() OVER () = 1 AND NOT EXISTS (SELECT FROM noted_changes WHERE noted_changes.xid = now.xid)
	FROM (SELECT pg_current_xact_id()::text::bigint AS xid) now,
		(SELECT DISTINCT owner, record FROM unnest(owners, records) AS given (owner, record)
			WHERE owner IS NOT NULL) noted
	ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_cruises"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_changes(array_agg(owner_id), array_agg(id)) FROM changed;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Parts that are deleted with their cruise find none, and its deletion is noted.
CREATE FUNCTION "note_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_changes(array_agg(cruises.owner_id), array_agg(cruises.id))
		FROM (SELECT DISTINCT cruise_id FROM changed) parts JOIN cruises ON cruises.id = parts.cruise_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_changes(array_agg(id), array_agg(id)) FROM changed;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_records_of_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_changes(array_agg(user_id), array_agg(user_id)) FROM changed;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_records_of_owners"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_changes(array_agg(owner_id), array_agg(owner_id)) FROM changed;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Both sides by name, as a share that is gone leads to no reader any more.
CREATE FUNCTION "note_shares"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_changes(array_agg(side), array_agg(coalesce(cruise_id, side)))
		FROM changed CROSS JOIN LATERAL (VALUES (owner_id), (receiver_id), (offered_to)) AS sides (side);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_everyone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_changes(ARRAY[TG_ARGV[0]::uuid], ARRAY[TG_ARGV[0]::uuid]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "forget_revisions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM account_revisions WHERE user_id IN (SELECT id FROM changed);
	DELETE FROM account_changes WHERE user_id IN (SELECT id FROM changed) OR record_id IN (SELECT id FROM changed);
	RETURN NULL;
END $$;--> statement-breakpoint
-- Readers of a record: its owner, and the accounts that a share shows or offers it to. A change of an account itself, such
-- as of its name, shows on the other side of each of its shares.
CREATE FUNCTION "raise_revisions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	WITH noted AS (
		DELETE FROM noted_changes WHERE xid = pg_current_xact_id()::text::bigint RETURNING user_id, record_id
	), seen AS (
		SELECT user_id, record_id FROM noted
		UNION
		SELECT reader, record_id FROM noted
			JOIN shares ON owner_id = user_id AND (cruise_id IS NULL OR cruise_id = record_id OR record_id = user_id)
			CROSS JOIN LATERAL (VALUES (receiver_id), (offered_to)) AS readers (reader) WHERE reader IS NOT NULL
		UNION
		SELECT owner_id, owner_id FROM noted JOIN shares ON receiver_id = user_id AND record_id = user_id
	), raised AS (
		INSERT INTO account_revisions AS known (user_id, revision)
		SELECT user_id, floor(extract(epoch FROM clock_timestamp()) * 1000)
			FROM (SELECT DISTINCT user_id FROM seen ORDER BY user_id) accounts
			WHERE EXISTS (SELECT FROM users WHERE id = user_id)
				OR user_id <= '00000000-0000-0000-0000-000000000001'
			ORDER BY user_id
		ON CONFLICT (user_id) DO UPDATE SET revision = greatest(known.revision + 1, excluded.revision)
		RETURNING user_id, revision
	)
	INSERT INTO account_changes (user_id, record_id, revision)
	SELECT user_id, record_id, revision FROM seen JOIN raised USING (user_id) ORDER BY user_id, record_id
	ON CONFLICT (user_id, record_id) DO UPDATE SET revision = excluded.revision;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "changes_raise_revisions" AFTER INSERT ON "noted_changes"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.is_first) EXECUTE FUNCTION "raise_revisions"();--> statement-breakpoint
-- Not watched: what no answer about the record shows, such as sessions, limits and the times of reminders.
DO $$
DECLARE
	watched record;
BEGIN
	FOR watched IN SELECT * FROM (VALUES
		('note_cruises', 'cruises'),
		('note_parts', 'cruise_addons'), ('note_parts', 'cruise_diary'), ('note_parts', 'cruise_documents'),
		('note_parts', 'cruise_flights'), ('note_parts', 'cruise_lodging'), ('note_parts', 'cruise_passengers'),
		('note_parts', 'cruise_payments'), ('note_parts', 'cruise_routes'), ('note_parts', 'cruise_schedule'),
		('note_parts', 'public_links'),
		('note_shares', 'shares'),
		('note_records_of_users', 'billing_customers'), ('note_records_of_users', 'calendar_feeds'),
		('note_records_of_users', 'cruise_reports'), ('note_records_of_users', 'notices'),
		('note_records_of_users', 'reminders'), ('note_records_of_users', 'ship_proposals'),
		('note_records_of_owners', 'loyalty_memberships')
	) AS tables (function, name) LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
			watched.name || '_inserted', watched.name, watched.function);
		EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
			watched.name || '_updated', watched.name, watched.function);
		EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
			watched.name || '_deleted', watched.name, watched.function);
	END LOOP;
	FOR watched IN SELECT * FROM (VALUES
		('00000000-0000-0000-0000-000000000000', 'announcements'), ('00000000-0000-0000-0000-000000000000', 'airlines'),
		('00000000-0000-0000-0000-000000000000', 'airports'), ('00000000-0000-0000-0000-000000000000', 'cruise_lines'),
		('00000000-0000-0000-0000-000000000000', 'final_payment_rules'),
		('00000000-0000-0000-0000-000000000000', 'loyalty_programmes'),
		('00000000-0000-0000-0000-000000000000', 'loyalty_tiers'), ('00000000-0000-0000-0000-000000000000', 'ports'),
		('00000000-0000-0000-0000-000000000000', 'ship_calls'), ('00000000-0000-0000-0000-000000000000', 'ships'),
		('00000000-0000-0000-0000-000000000000', 'switches'),
		('00000000-0000-0000-0000-000000000001', 'weather_forecasts'),
		('00000000-0000-0000-0000-000000000001', 'weather_met')
	) AS tables (stands_for, name) LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_everyone(%L)',
			watched.name || '_changed', watched.name, watched.stands_for);
	END LOOP;
END $$;--> statement-breakpoint
-- The account that lost a share, or was offered one before.
CREATE TRIGGER "shares_replaced" AFTER UPDATE ON "shares" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "note_shares"();--> statement-breakpoint
CREATE TRIGGER "users_inserted" AFTER INSERT ON "users" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "note_users"();--> statement-breakpoint
CREATE TRIGGER "users_updated" AFTER UPDATE ON "users" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "note_users"();--> statement-breakpoint
CREATE TRIGGER "users_deleted" AFTER DELETE ON "users" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "forget_revisions"();--> statement-breakpoint
-- The progress of a reading is written each second and shows in no answer but its own.
CREATE FUNCTION "note_uploads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_changes(array_agg(changed.user_id), array_agg(changed.user_id)) FROM changed JOIN before USING (id)
		WHERE (changed.state, changed.discarded_at, changed.cruise_ids, changed.version)
			IS DISTINCT FROM (before.state, before.discarded_at, before.cruise_ids, before.version);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "uploads_inserted" AFTER INSERT ON "uploads" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "note_records_of_users"();--> statement-breakpoint
CREATE TRIGGER "uploads_updated" AFTER UPDATE ON "uploads" REFERENCING NEW TABLE AS changed OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION "note_uploads"();--> statement-breakpoint
CREATE TRIGGER "uploads_deleted" AFTER DELETE ON "uploads" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "note_records_of_users"();
