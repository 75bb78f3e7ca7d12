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
	"kind" text NOT NULL,
	"is_first" boolean NOT NULL,
	CONSTRAINT "noted_changes_xid_user_id_record_id_kind_pk" PRIMARY KEY("xid","user_id","record_id","kind")
);
--> statement-breakpoint
ALTER TABLE "noted_changes" SET UNLOGGED;--> statement-breakpoint
INSERT INTO "account_revisions" ("user_id", "revision") VALUES
	('00000000-0000-0000-0000-000000000000', 0), ('00000000-0000-0000-0000-000000000001', 0);--> statement-breakpoint
-- Notes changed records, each once in a transaction. Here and below the tables are those of the migration's own schema, also
-- for a caller with another search path.
CREATE FUNCTION "note_changes"("accounts" uuid[], "records" uuid[], "of_kind" text) RETURNS void
	LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO noted_changes (xid, user_id, record_id, kind, is_first)
	SELECT now.xid, noted.account, noted.record, of_kind,
		row_number() OVER () = 1 AND NOT EXISTS (SELECT FROM noted_changes WHERE noted_changes.xid = now.xid)
	FROM (SELECT pg_current_xact_id()::text::bigint AS xid) now,
		(SELECT DISTINCT account, record FROM unnest(accounts, records) AS given (account, record)
			WHERE account IS NOT NULL) noted
	ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_cruises"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM note_changes(array_agg(owner_id), array_agg(id), 'record') FROM changed;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Parts that are deleted with their cruise find none, and its deletion is noted.
CREATE FUNCTION "note_parts"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM note_changes(array_agg(cruises.owner_id), array_agg(cruises.id), 'record')
		FROM (SELECT DISTINCT cruise_id FROM changed) parts JOIN cruises ON cruises.id = parts.cruise_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_users"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM note_changes(array_agg(id), array_agg(id), 'account') FROM changed;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_records_of_users"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM note_changes(array_agg(user_id), array_agg(user_id), 'private') FROM changed;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_records_of_owners"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM note_changes(array_agg(owner_id), array_agg(owner_id), 'private') FROM changed;
	RETURN NULL;
END $$;--> statement-breakpoint
-- The progress of a reading is written each second and shows in no answer but its own.
CREATE FUNCTION "note_uploads"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM note_changes(array_agg(changed.user_id), array_agg(changed.user_id), 'private')
		FROM changed JOIN before USING (id)
		WHERE (changed.state, changed.discarded_at, changed.cruise_ids, changed.version)
			IS DISTINCT FROM (before.state, before.discarded_at, before.cruise_ids, before.version);
	RETURN NULL;
END $$;--> statement-breakpoint
-- The other side by name, as a share that is gone leads to no reader any more; and the account with the address of one that
-- waits, which is told that something waits for it.
CREATE FUNCTION "note_shares"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM note_changes(array_agg(owner_id), array_agg(coalesce(cruise_id, owner_id)), 'share') FROM changed;
	PERFORM note_changes(array_agg(reader), array_agg(coalesce(cruise_id, owner_id)), 'private')
		FROM changed LEFT JOIN users addressed ON addressed.email_key = changed.email_key AND receiver_id IS NULL
			CROSS JOIN LATERAL (VALUES (receiver_id), (offered_to), (addressed.id)) AS readers (reader);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_everyone"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM note_changes('{00000000-0000-0000-0000-000000000000}', '{00000000-0000-0000-0000-000000000000}', 'private')
		WHERE EXISTS (SELECT FROM changed);
	RETURN NULL;
END $$;--> statement-breakpoint
-- Of forecasts only the alerts show in answers that are kept, and most providers have none. By their text: a forecast that
-- is no JSON is the reader's trouble, and must not fail the write.
CREATE FUNCTION "note_alerts"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM note_changes('{00000000-0000-0000-0000-000000000001}', '{00000000-0000-0000-0000-000000000001}', 'private')
		WHERE EXISTS (SELECT FROM changed LEFT JOIN before USING (place)
			WHERE changed.forecast IS DISTINCT FROM before.forecast
				AND concat(changed.forecast, before.forecast) LIKE '%"alerts":[{%');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_any_alerts"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM note_changes('{00000000-0000-0000-0000-000000000001}', '{00000000-0000-0000-0000-000000000001}', 'private')
		WHERE EXISTS (SELECT FROM changed WHERE forecast LIKE '%"alerts":[{%');
	RETURN NULL;
END $$;--> statement-breakpoint
-- Raises the revision of every account that sees what the transaction changed, in the order of their ids: of two that
-- locked them in another order one would fail.
CREATE FUNCTION "raise_revisions"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	this_xid bigint := pg_current_xact_id()::text::bigint;
	accounts uuid[];
	records uuid[];
	gone uuid[];
BEGIN
	-- A share of an account and a change of its record must not commit beside each other: the change would not find the
	-- reader, who could have read the record before it under the revision of the share.
	PERFORM FROM users WHERE id IN (SELECT user_id FROM noted_changes WHERE xid = this_xid AND kind <> 'private')
		ORDER BY id FOR NO KEY UPDATE;
	SELECT array_agg(account), array_agg(record) INTO accounts, records FROM (
		SELECT user_id AS account, record_id AS record FROM noted_changes WHERE xid = this_xid
		UNION
		SELECT reader, record_id FROM noted_changes
			JOIN shares ON owner_id = user_id AND (kind = 'account' OR cruise_id IS NULL OR cruise_id = record_id)
			CROSS JOIN LATERAL (VALUES (receiver_id), (offered_to)) AS readers (reader)
			WHERE xid = this_xid AND kind IN ('record', 'account') AND reader IS NOT NULL
		UNION
		SELECT owner_id, user_id FROM noted_changes JOIN shares ON receiver_id = user_id
			WHERE xid = this_xid AND kind = 'account'
		ORDER BY account, record
	) seen;
	DELETE FROM noted_changes WHERE xid = this_xid;
	INSERT INTO account_revisions AS known (user_id, revision)
		SELECT account, floor(extract(epoch FROM clock_timestamp()) * 1000)
			FROM (SELECT DISTINCT account FROM unnest(accounts) AS seen (account)) seen ORDER BY account
		ON CONFLICT (user_id) DO UPDATE SET revision = greatest(known.revision + 1, excluded.revision);
	INSERT INTO account_changes (user_id, record_id, revision)
		SELECT account, record, revision
			FROM unnest(accounts, records) AS seen (account, record) JOIN account_revisions ON user_id = account
			ORDER BY account, record
		ON CONFLICT (user_id, record_id) DO UPDATE SET revision = excluded.revision;
	-- Of an account that is gone, or that another transaction deleted meanwhile, nothing stays.
	SELECT array_agg(account) INTO gone FROM unnest(accounts) AS seen (account)
		WHERE account > '00000000-0000-0000-0000-000000000001' AND NOT EXISTS (SELECT FROM users WHERE id = account);
	IF gone IS NOT NULL THEN
		DELETE FROM account_revisions WHERE user_id = ANY (gone);
		DELETE FROM account_changes WHERE user_id = ANY (gone) OR record_id = ANY (gone);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "changes_raise_revisions" AFTER INSERT ON "noted_changes"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.is_first) EXECUTE FUNCTION "raise_revisions"();--> statement-breakpoint
-- Not watched: what no answer about the record shows, such as sessions, limits, switches and the times of reminders.
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
		('note_shares', 'shares'), ('note_users', 'users'),
		('note_records_of_users', 'billing_customers'), ('note_records_of_users', 'calendar_feeds'),
		('note_records_of_users', 'cruise_reports'), ('note_records_of_users', 'notices'),
		('note_records_of_users', 'reminders'), ('note_records_of_users', 'ship_proposals'),
		('note_records_of_users', 'uploads'),
		('note_records_of_owners', 'loyalty_memberships'),
		('note_everyone', 'announcements'), ('note_everyone', 'airlines'), ('note_everyone', 'airports'),
		('note_everyone', 'cruise_lines'), ('note_everyone', 'final_payment_rules'),
		('note_everyone', 'loyalty_programmes'), ('note_everyone', 'loyalty_tiers'), ('note_everyone', 'ports'),
		('note_everyone', 'ship_calls'), ('note_everyone', 'ships')
	) AS tables (function, name) LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
			watched.name || '_inserted', watched.name, watched.function);
		EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
			watched.name || '_deleted', watched.name, watched.function);
		IF watched.name <> 'uploads' THEN
			EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
				watched.name || '_updated', watched.name, watched.function);
		END IF;
	END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER "uploads_updated" AFTER UPDATE ON "uploads" REFERENCING NEW TABLE AS changed OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION "note_uploads"();--> statement-breakpoint
-- The account that lost a share, or was offered one before.
CREATE TRIGGER "shares_replaced" AFTER UPDATE ON "shares" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "note_shares"();--> statement-breakpoint
CREATE TRIGGER "weather_forecasts_inserted" AFTER INSERT ON "weather_forecasts" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "note_any_alerts"();--> statement-breakpoint
CREATE TRIGGER "weather_forecasts_updated" AFTER UPDATE ON "weather_forecasts" REFERENCING NEW TABLE AS changed OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION "note_alerts"();--> statement-breakpoint
CREATE TRIGGER "weather_forecasts_deleted" AFTER DELETE ON "weather_forecasts" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "note_any_alerts"();
