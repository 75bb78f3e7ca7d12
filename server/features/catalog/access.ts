import { sql, type SQL } from 'drizzle-orm';
import { final_payment_rules } from './table.ts';

/** The days before sailing at which a line asks for the final payment, by length of voyage; null without a rule. */
export function daysBeforeSailing(cruise_line_id: SQL, nights: SQL): SQL {
  return sql`(select rule.days_before from ${final_payment_rules} as rule
    where rule.is_active and rule.cruise_line_id = ${cruise_line_id} and rule.min_nights <= ${nights}
      and (rule.max_nights is null or ${nights} <= rule.max_nights)
    order by rule.min_nights desc, rule.id limit 1)`;
}
