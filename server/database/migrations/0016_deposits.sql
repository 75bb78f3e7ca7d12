ALTER TABLE "cruise_payments" ADD COLUMN "is_deposit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cruises" ADD COLUMN "deposit_paid" numeric;--> statement-breakpoint
/*
 * Records that came from a document took a deposit off twice: it stands as the deposit and among the payments. The
 * payment that is plainly the deposit is marked as it, so that it counts once: of exactly its amount, and recorded
 * together with the cruise or with the document. What is over and was taken for paid stays so. Where the owner marked
 * the cruise paid, the payment recorded then is what is too low: it becomes the whole balance of that day, and the
 * cruise stays paid. Where the balance or that payment changed the owner finds a notice; where the balance did, the
 * reminders are looked at again; what was due since the last look is missed.
 * Run again it finds nothing, as these cruises have a marked payment then.
 */
with from_documents as (
  select distinct unnest(cruise_ids) as id from uploads where state = 'accepted'
), deposits as (
  select distinct on (cruises.id) cruises.id, cruises.owner_id, cruises.ship_name, cruises.currency, cruises.deposit,
    cruises.cancelled_at is not null as is_cancelled, cruises.end_date < current_date as is_over,
    cruise_payments.id as payment_id, coalesce(cruises.payments_total, 0) as paid,
    rest.id as rest_id, rest.amount as rest_amount,
    coalesce(cruises.total_price, cruises.fare - coalesce(cruises.discount, 0) + coalesce(cruises.taxes, 0)) as price
  from from_documents
    join cruises on cruises.id = from_documents.id
    join cruise_payments on cruise_payments.cruise_id = cruises.id
    left join lateral (
      select id, amount from cruise_payments as one where one.cruise_id = cruises.id and one.is_mark_paid
      order by created_at desc, id desc limit 1) as rest on true
  where cruises.deposit > 0 and cruise_payments.amount = cruises.deposit and not cruise_payments.is_mark_paid
    and not exists (
      select from cruise_payments as marked where marked.cruise_id = cruises.id and marked.is_deposit)
    and (cruise_payments.created_at between cruises.created_at and cruises.created_at + interval '1 minute'
      or exists (
        select from cruise_documents join uploads on uploads.file_key::text = cruise_documents.file_key
        where cruise_documents.cruise_id = cruises.id
          and cruise_documents.date_added between cruise_payments.created_at
            and cruise_payments.created_at + interval '1 minute'))
  order by cruises.id, cruise_payments.date, cruise_payments.created_at, cruise_payments.id
), balances as (
  select *, greatest(price - paid - deposit, 0.00) as before, greatest(price - paid, 0.00) as after from deposits
), plain as (
  select *, case when rest_id is null then 0 else coalesce(after - before, 0) end as raised_by
  from balances where not (is_over and before = 0 and after > 0 and rest_id is null) or price is null
), marked as (
  update cruise_payments set is_deposit = true, version = version + 1
  from plain where cruise_payments.id = plain.payment_id
), raised as (
  update cruise_payments set amount = cruise_payments.amount + plain.raised_by, version = version + 1
  from plain where cruise_payments.id = plain.rest_id and plain.raised_by > 0
), summed as (
  update cruises set deposit_paid = plain.deposit, payments_total = plain.paid + plain.raised_by,
    version = version + 1, updated_at = now()
  from plain where cruises.id = plain.id
), looked_at as (
  update reminder_watches set look_at = least(look_at, now())
  from plain
  where reminder_watches.cruise_id = plain.id and plain.before <> plain.after and plain.raised_by = 0
)
insert into notices (id, user_id, kind, cruise_id, details, created_at)
select (substr(moment, 1, 8) || '-' || substr(moment, 9) || '-7' || substr(chance, 1, 3) || '-8' || substr(chance, 4, 3)
    || '-' || substr(chance, 7, 12))::uuid,
  owner_id, 'balance', id,
  jsonb_build_object('ship_name', ship_name, 'currency', currency) || case
    when raised_by = 0 then
      jsonb_build_object('corrected', 'deposit', 'before', before::text, 'after', after::text)
    else
      jsonb_build_object('corrected', 'mark_paid', 'before', rest_amount::text, 'after', (rest_amount + raised_by)::text)
  end,
  now()
from (
  select *, lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') as moment,
    replace(gen_random_uuid()::text, '-', '') as chance
  from plain where before <> after and not is_cancelled
) as told;
