import type { UploadMatch } from '#contract/uploads.ts';
import { fold } from '#domain/fold.ts';
import type { Proposal } from '#domain/proposal.ts';
import type { Queryable } from '#server/database/shape.ts';
import type { Scope } from '#server/platform/scope.ts';
import { listCandidates, type Candidate } from './store-matches.ts';

/** A booking number for comparison: letters and digits alone, however it is grouped. */
function bookingKey(number: string | null | undefined): string {
  return fold(number ?? '').replaceAll(' ', '');
}

/** The cruises that each proposal may be an update of, the likeliest first. */
export async function findMatches(
  query: Queryable,
  scope: Scope,
  proposals: readonly Proposal[],
): Promise<UploadMatch[][]> {
  if (proposals.length === 0) return [];
  const days = proposals.flatMap(({ fields }) => fields.start_date?.value ?? []);
  const candidates = await listCandidates(query, scope, days);
  return proposals.map((proposal) => matchesOf(proposal, candidates));
}

interface FoundMatch {
  cruise: Candidate;
  why: UploadMatch['why'];
}

function matchesOf({ fields, ids }: Proposal, candidates: readonly Candidate[]): UploadMatch[] {
  const number = bookingKey(fields.booking_number?.value);
  const ship_key = fold(fields.ship_name?.value ?? '');
  const start_date = fields.start_date?.value;
  const isSameShip = (cruise: Candidate) =>
    (ids.ship_id !== undefined && cruise.ship_id === ids.ship_id) ||
    (ship_key !== '' && cruise.ship_key === ship_key);
  const whyOf = (cruise: Candidate): UploadMatch['why'] | null => {
    if (number !== '' && bookingKey(cruise.booking_number) === number) return 'booking_number';
    return cruise.start_date === start_date && isSameShip(cruise) ? 'ship_and_date' : null;
  };
  return candidates
    .flatMap((cruise): FoundMatch[] => {
      const why = whyOf(cruise);
      return why === null ? [] : [{ cruise, why }];
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ cruise: { id, ship_name, start_date: begins, booking_number }, why }) => ({
      cruise_id: id,
      ship_name,
      start_date: begins,
      booking_number,
      why,
    }));
}

/** A cancelled booking is rarely the one that is meant. */
function rankOf({ cruise, why }: FoundMatch): number {
  return (cruise.is_cancelled ? 2 : 0) + (why === 'booking_number' ? 0 : 1);
}
