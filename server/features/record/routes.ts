import * as contract from '#contract/record.ts';
import { JsonText } from '#server/platform/http/call.ts';
import type { AnswerWithin, Serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/services.ts';
import { readRecord } from './actions.ts';

export function recordRoutes(
  serve: Serve,
  services: Services,
  { answerWithin, build_hash }: { answerWithin: AnswerWithin; build_hash: string },
): void {
  serve(contract.readRecord, async ({ scope, query, caller, gone }) => {
    const asked = { scope, caller, gone, since: query.since, build_hash };
    return new JsonText(await readRecord(services, asked, answerWithin));
  });
}
