import { readWeather } from '#contract/weather.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import * as actions from './actions.ts';

export function weatherRoutes(serve: Serve, services: Services): void {
  serve(readWeather, ({ scope, params, caller }) => {
    return actions.readWeather(services, scope, params.id, caller.moment);
  });
}
