// `npm run demo`: a server that sells plans, with a stand-in for Stripe, and a traveller on the free plan, to try
// upgrades, changes and cancellations by hand, without an account at Stripe and without money. Ctrl-C ends both and
// deletes all data. `--port 8090`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PaymentStandIn, stand_in_keys } from '#server/testing/payments.ts';
import { newTraveller, startProcess } from '#server/testing/process.ts';
import { good_password } from '#server/testing/server.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8090' } } });

const provider = await new PaymentStandIn(() => new Date(Temporal.Now.instant().epochMilliseconds)).start();
const folder = mkdtempSync(join(tmpdir(), 'gangway-demo-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const url = `http://localhost:${values.port}`;
const server = await startProcess({
  ...stand_in_keys,
  STRIPE_API_URL: provider.url,
  DATA_DIR: folder,
  PORT: values.port,
  PUBLIC_URL: url,
});
provider.webhook_url = `${server.url}/api/billing/webhook`;
const email = 'ada@example.org';
await newTraveller(server, email);
console.log(`${url}/account/upgrade: ${email}, ${good_password}. Ctrl-C ends it.`);
