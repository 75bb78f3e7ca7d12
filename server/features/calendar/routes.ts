import * as contract from '#contract/calendar.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import { readCalendar } from './actions.ts';

export function calendarRoutes(serve: Serve, services: Services): void {
  serve(contract.readCalendar, ({ scope, query, caller }) =>
    readCalendar(services, scope, query, caller.moment),
  );
}
