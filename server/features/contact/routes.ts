import { writeToOperator } from '#contract/contact.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import * as actions from './actions.ts';

export function contactRoutes(serve: Serve, services: Services): void {
  serve(writeToOperator, ({ body, caller }) => actions.takeMessage(services, body, caller));
}
