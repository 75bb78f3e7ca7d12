-- An announcement shows in one answer: a device with the whole record brings that one, and no cruise anew, as after a change of
-- the catalogue.
CREATE FUNCTION "note_announcements"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM note_changes('{00000000-0000-0000-0000-000000000000}', '{00000000-0000-0000-0000-000000000002}', 'private')
		WHERE EXISTS (SELECT FROM changed);
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "announcements_inserted" ON "announcements";--> statement-breakpoint
DROP TRIGGER "announcements_updated" ON "announcements";--> statement-breakpoint
DROP TRIGGER "announcements_deleted" ON "announcements";--> statement-breakpoint
CREATE TRIGGER "announcements_inserted" AFTER INSERT ON "announcements" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "note_announcements"();--> statement-breakpoint
CREATE TRIGGER "announcements_updated" AFTER UPDATE ON "announcements" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "note_announcements"();--> statement-breakpoint
CREATE TRIGGER "announcements_deleted" AFTER DELETE ON "announcements" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "note_announcements"();
