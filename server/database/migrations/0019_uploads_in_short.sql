ALTER TABLE "uploads" ADD COLUMN "cruises" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
/* Documents that were read before say what they propose as the later ones do. */
update uploads set cruises = (
  select jsonb_agg(jsonb_build_object(
    'ship_name', proposal #>> '{fields,ship_name,value}',
    'start_date', proposal #>> '{fields,start_date,value}',
    'end_date', proposal #>> '{fields,end_date,value}') order by place)
  from jsonb_array_elements(proposals::jsonb) with ordinality as each(proposal, place))
where proposals <> '[]';
