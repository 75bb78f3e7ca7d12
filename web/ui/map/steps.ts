import { now } from '../clock.ts';
import { nextTurn } from '../turns.ts';

/** Work that can pause at each `yield`: done in one go, a phone did not answer a finger for a fifth of a second. */
export type Steps<Result> = Generator<undefined, Result>;

/** How long steps run before other work has its turn. */
const turn_ms = 5;

export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    await nextTurn();
    const begun = now();
    while (now() - begun < turn_ms) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
  }
}
