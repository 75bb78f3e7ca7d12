import type { Dashboard } from '#contract/dashboard.ts';
import { attentionFor } from '#domain/attention.ts';
import { dayAt } from '#domain/dates.ts';
import type { Moment } from '#domain/timeline.ts';
import { listOpenCruises, totalsOfPast } from '#server/features/cruises/actions.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';

const following_shown = 6;

/** All that the dashboard shows. Cancelled cruises are left out. */
export async function readDashboard(services: Services, scope: Scope, moment: Moment): Promise<Dashboard> {
  const open = await listOpenCruises(services, scope, moment);
  const totals = await totalsOfPast(services, scope, moment);
  const current = open.find((cruise) => cruise.time === 'current') ?? null;
  const ahead = open.filter((cruise) => cruise.time === 'future');
  const [next = null, ...following] = ahead;
  const today = dayAt(moment.now, moment.time_zone);
  return {
    current,
    next,
    following: following.slice(0, following_shown),
    countdown_to: next?.sails_at ?? null,
    attention: ahead.flatMap((cruise) => {
      // what later records lack can wait until they are the next
      return attentionFor(cruise, today).filter(({ kind }) => kind !== 'missing' || cruise === next);
    }),
    totals,
    badges: [],
  };
}
