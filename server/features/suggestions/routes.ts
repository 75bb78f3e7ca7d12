import { readSuggestions } from '#contract/suggestions.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import { suggest } from './actions.ts';

export function suggestionRoutes(serve: Serve, services: Services): void {
  serve(readSuggestions, ({ scope, query, caller }) => suggest(services, scope, query, caller.moment));
}
