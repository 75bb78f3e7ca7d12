-- A record whose id its client gave may be sent again months later, as the answer was lost. So the list of changes of its owner
-- names what was deleted, too. What is deleted with its cruise needs no name: without the cruise none is made.
CREATE FUNCTION "note_deleted_parts"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM note_changes(array_agg(cruises.owner_id), array_agg(changed.id), 'private')
		FROM changed JOIN cruises ON cruises.id = changed.cruise_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_deleted_uploads"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM note_changes(array_agg(user_id), array_agg(id), 'private') FROM changed;
	RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['cruise_addons', 'cruise_diary', 'cruise_documents', 'cruise_flights', 'cruise_lodging',
		'cruise_passengers', 'cruise_payments'] LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_deleted_parts()',
			name || '_deleted_ids', name);
	END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER "uploads_deleted_ids" AFTER DELETE ON "uploads" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "note_deleted_uploads"();
