import { z } from 'zod';
import { billing_intervals, sold_plans } from '#domain/subscription.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, currency, flag } from './values.ts';

const choice = { plan: z.enum(sold_plans), interval: z.enum(billing_intervals) };

const page_of_provider = z.object({
  url: z.string().meta({ description: 'A page of the payment provider, to be opened in place of this one.' }),
});

export const readBillingPlans = endpoint({
  method: 'GET',
  path: 'billing/plans',
  tag: 'Billing',
  summary: 'Which plans are sold at which prices, and what the account has of them',
  answer: z.object({
    are_sold: flag.meta({
      description: 'Whether plans are sold here; where they are not, every feature is included.',
    }),
    items: z.array(
      z.object({
        ...choice,
        amount: z.string().meta({ description: 'A decimal, such as 4.90.' }),
        currency,
        trial_days: z.int().meta({ description: 'Days that cost nothing, for whoever never subscribed.' }),
      }),
    ),
    subscription: z
      .object({
        ...choice,
        is_renewing: flag,
        is_past_due: flag,
        ends_on: calendarDay,
      })
      .nullable()
      .meta({ description: 'What the account pays for now; null: nothing.' }),
    can_manage: flag.meta({ description: 'Whether there is something to see at the payment provider.' }),
  }),
  errors: ['too_many_requests', 'unavailable'],
});
export type BillingPlans = z.infer<typeof readBillingPlans.answer>;

export const checkOut = endpoint({
  method: 'POST',
  path: 'billing/checkout',
  tag: 'Billing',
  summary: 'Begin to pay for a plan, or to change to it from another one that is paid',
  body: z.strictObject(choice),
  answer: page_of_provider,
  errors: ['not_found', 'same_plan', 'too_many_requests', 'unavailable'],
});

export const manageBilling = endpoint({
  method: 'POST',
  path: 'billing/portal',
  tag: 'Billing',
  summary: 'The page on which a subscription is changed, paid or ended, and its bills lie',
  answer: page_of_provider,
  errors: ['not_found', 'too_many_requests', 'unavailable'],
});
