import type { Services } from '#server/services.ts';
import { address_job, farewell_job, settlement_job, syncCustomer, tellAddress } from './actions-events.ts';

/** Processes the provider's events, and the messages to the provider, from now on. */
export async function startBillingJobs(services: Services): Promise<void> {
  const { jobs, payments } = services;
  if (payments === null) return;
  await jobs.work(settlement_job, (settlement) => syncCustomer(services, settlement));
  await jobs.work(address_job, ({ customer_id }) => tellAddress(services, customer_id));
  await jobs.work(farewell_job, ({ customer_id }) => payments.forgetCustomer(customer_id));
}
