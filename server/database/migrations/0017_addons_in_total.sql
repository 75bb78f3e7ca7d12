ALTER TABLE "cruise_addons" ADD COLUMN "is_in_total" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cruises" ADD COLUMN "addons_in_total" numeric;--> statement-breakpoint
/*
 * Add-ons of a document whose fare less discount plus taxes plus add-ons is its total are in that total. Those of
 * records that came from documents are marked so where this holds to the cent, and no longer counted beside it. What is
 * due does not change. Run again it finds nothing, as these cruises have a marked add-on then.
 */
with from_documents as (
  select distinct unnest(cruise_ids) as id from uploads where state = 'accepted'
), recorded as (
  select cruise_addons.id, cruise_addons.cruise_id, cruise_addons.price
  from from_documents
    join cruises on cruises.id = from_documents.id
    join cruise_addons on cruise_addons.cruise_id = cruises.id
  where cruises.total_price is not null and cruises.fare is not null and cruise_addons.price > 0
    and not exists (select from cruise_addons as marked where marked.cruise_id = cruises.id and marked.is_in_total)
    and (cruise_addons.created_at between cruises.created_at and cruises.created_at + interval '1 minute'
      or exists (
        select from cruise_documents join uploads on uploads.file_key::text = cruise_documents.file_key
        where cruise_documents.cruise_id = cruises.id
          and cruise_documents.date_added between cruise_addons.created_at
            and cruise_addons.created_at + interval '1 minute'))
), plain as (
  select cruises.id, sum(recorded.price) as contained
  from recorded join cruises on cruises.id = recorded.cruise_id
  group by cruises.id
  having cruises.fare - coalesce(cruises.discount, 0) + coalesce(cruises.taxes, 0) + sum(recorded.price)
    = cruises.total_price
), marked as (
  update cruise_addons set is_in_total = true, version = version + 1
  from recorded join plain on plain.id = recorded.cruise_id
  where cruise_addons.id = recorded.id
)
update cruises set addons_in_total = plain.contained, version = version + 1, updated_at = now(),
  addons_total = (
    select sum(price) from cruise_addons
    where cruise_addons.cruise_id = cruises.id and cruise_addons.id not in (select recorded.id from recorded))
from plain where cruises.id = plain.id;
