// The types that the comparisons share.
import type { ServerProcess } from '#server/testing/process.ts';
import type { Caller } from '#server/testing/server.ts';

export interface Contestants {
  readonly ours: ServerProcess;
  readonly baseline: ServerProcess;
}

export interface Owner {
  readonly records: number;
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Person {
  readonly email: string;
  readonly tokens: Caller['tokens'];
}

export interface Effort {
  readonly rounds: number;
  /** Approximate duration of each slice. */
  readonly seconds: number;
}
