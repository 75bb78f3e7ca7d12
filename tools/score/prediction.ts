// Converts a reading to the form of the truths (corpus/README.md).
import type { Outcome, Proposal, ProposedField, UnreadableReason } from '#domain/proposal.ts';
import type { Values } from './truth.ts';

const names: Partial<Record<ProposedField, string>> = {
  booking_number: 'bookingNumber',
  booking_date: 'bookingDate',
  cruise_line: 'line',
  ship_name: 'ship',
  itinerary: 'itinerary',
  start_date: 'startDate',
  end_date: 'endDate',
  start_port: 'startPort',
  end_port: 'endPort',
  stateroom: 'stateroom',
  category: 'category',
  currency: 'currency',
  final_payment_date: 'finalPaymentDate',
  travel_agent: 'travelAgent',
  phone_number: 'phone',
  checkin_date: 'checkInDate',
};
const amounts: Partial<Record<ProposedField, string>> = {
  fare: 'fare',
  discount: 'discount',
  taxes: 'taxes',
  total_price: 'total',
  deposit: 'deposit',
  balance_due: 'balanceDue',
};

/** Error classes of the truths for reasons without their own class: no text, too much text, a crashed parser. */
const classes: Partial<Record<UnreadableReason, string>> = {
  no_text: 'empty',
  too_slow: 'too_large',
  too_complex: 'too_large',
  crashed: 'corrupt',
};

export function predictionOf(outcome: Outcome): Values {
  if (outcome.outcome === 'error') {
    const { reason } = outcome;
    return { outcome: 'error', errorClass: classes[reason] ?? reason, reason };
  }
  if (outcome.outcome === 'not_a_booking') return { outcome: 'not_a_booking', reason: outcome.reason };
  return { outcome: 'booking', bookings: outcome.proposals.map(bookingOf) };
}

function bookingOf(proposal: Proposal): Record<string, unknown> {
  const { fields } = proposal;
  const booking: Record<string, unknown> = {};
  for (const [field, name] of Object.entries(names))
    booking[name] = fields[field as ProposedField]?.value ?? null;
  for (const [field, name] of Object.entries(amounts)) {
    const value = fields[field as ProposedField]?.value;
    booking[name] = value === undefined ? null : Number(value);
  }
  return {
    ...booking,
    portCalls: proposal.schedule
      .filter(({ value }) => value.kind === 'port')
      .map(({ value: { date, port_name, arrive, depart } }) => ({ date, port: port_name, arrive, depart })),
    passengers: proposal.passengers.map(({ value: { first_name, last_name } }) =>
      [first_name, last_name].filter(Boolean).join(' '),
    ),
    loyaltyNumbers: proposal.passengers.flatMap(({ value }) => value.loyalty_number ?? []),
    payments: proposal.payments.map(({ value: { date, amount } }) => ({ date, amount: Number(amount) })),
    flights: proposal.flights.map(({ value }) => renamed(value)),
    lodging: proposal.lodging.map(({ value }) => renamed(value)),
  };
}

/** `flight_number` is `flightNumber` in the truths. */
function renamed(values: object): Values {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== 'kind')
      .map(([name, value]) => [name.replace(/_./g, (part) => part.slice(1).toUpperCase()), value as unknown]),
  );
}
