-- What operators did stays as it was written. Only when an account goes, neither who it was nor to whom is kept of it.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit log is only added to';
END $$;--> statement-breakpoint
CREATE FUNCTION "check_audit_blanked"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.created_at, NEW.action, NEW.details) IS DISTINCT FROM (OLD.id, OLD.created_at, OLD.action, OLD.details)
		OR (NEW.actor_id, NEW.actor) IS DISTINCT FROM (OLD.actor_id, OLD.actor)
			AND (OLD.actor_id IS NULL OR NEW.actor_id IS NOT NULL OR NEW.actor NOT IN ('', OLD.actor))
		OR NEW.subject <> OLD.subject AND (NEW.subject <> '' OR OLD.action NOT LIKE 'user.%')
	THEN
		RAISE EXCEPTION 'the audit log is only added to';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
-- Looked at when the transaction ends: the account is to be gone with it.
CREATE FUNCTION "check_audit_account_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "users" WHERE "id" = OLD.actor_id AND NEW.actor_id IS NULL
		OR "id"::text = OLD.subject AND NEW.subject = '')
	THEN
		RAISE EXCEPTION 'the audit log forgets an account only when it goes';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_is_kept" BEFORE DELETE OR TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_log_is_as_written" BEFORE UPDATE ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION "check_audit_blanked"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "audit_log_forgets_who_is_gone" AFTER UPDATE ON "audit_log"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_audit_account_gone"();
