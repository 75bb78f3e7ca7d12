// `npm run attack`: runs every call of the contract in every role, and many with hostile values, on both databases. `--
// --calls 60000 --seed 7` sets the number and the seed; a fault names its seed. `npm test` runs 600 calls of seed 1.
import { parseArgs } from 'node:util';
import { onEmbedded, onPostgres } from './test/server-tests.ts';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const environment = { ATTACK_CALLS: values.calls, ATTACK_SEED: values.seed };
const files = '{server/attack,server/features/sharing/levels,server/features/sharing/foreign-ids}.test.ts';
const timeout_ms = 3_600_000;
const interruption = new AbortController();
process.on('SIGINT', () => interruption.abort());

let failed = 0;
for (const stage of [
  onEmbedded(files, { environment, timeout_ms }),
  onPostgres(files, { environment, timeout_ms }),
]) {
  const started = performance.now();
  const outcome = await stage.run({ signal: interruption.signal, only: [] });
  failed += outcome.failures.length;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${stage.name}: ${values.calls} calls of seed ${values.seed} in ${seconds} s; ` +
      `${outcome.passed} attacks withstood, ${outcome.failures.length} not`,
  );
  for (const text of outcome.failures) console.log(`\n${text}\n`);
}
process.exitCode = failed === 0 ? 0 : 1;
