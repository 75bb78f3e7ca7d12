import type { Candidate } from '../document/candidate.ts';

export interface Travel<Value> {
  found: Candidate<Value>[];
  lines: Set<number>;
}
