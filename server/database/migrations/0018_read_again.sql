/*
 * Documents that were read before their reader marked deposits and add-ons in the total, and not recorded since: recorded
 * unchanged they would take a deposit off twice. They are read again; those that their owner discarded are as if their
 * reading had been stopped, and can be read again when they are restored. Run again it finds nothing.
 */
update uploads set
  state = case when discarded_at is null then 'waiting' else 'cancelled' end,
  stage = null, progress = 0, failure = null, reason = null, count = 0, proposals = '[]', pages = '[]',
  attempts = 0, reading_id = null, leased_until = null, queued_at = now(), asked_at = null, version = version + 1
where state in ('proposed', 'not_a_booking')
  and (proposals like '%"payments":[{%' and strpos(proposals, '"is_deposit":') = 0
    or proposals like '%"addons":[{%' and strpos(proposals, '"is_in_total":') = 0);
