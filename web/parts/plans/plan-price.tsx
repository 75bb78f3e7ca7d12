import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SoldPlan } from '#domain/subscription.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';

interface PlanPriceProps {
  plan: SoldPlan;
  /** written before a price */
  before?: string;
  /** shown until there is a price, and where the plan is not for sale */
  otherwise?: ReactNode;
}

/** What a plan costs. */
export function PlanPrice({ plan, before = '', otherwise = null }: PlanPriceProps): ReactNode {
  const t = useTranslations('plans.price');
  const formats = useFormats();
  const { data } = useQuery(read('GET billing/plans'));
  const price = data?.items.find((item) => item.plan === plan);
  if (price === undefined) return otherwise;
  return before + t(price.interval, { amount: formats.money(price.amount, price.currency) });
}
