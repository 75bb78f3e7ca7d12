import { command, type Command } from '#server/platform/command-line/command.ts';
import { formatInstant } from '#server/platform/command-line/output.ts';
import type { Services } from '#server/services.ts';

async function stateOf({ maintenance }: Services): Promise<string> {
  const since = await maintenance.onSince();
  return since === null ? 'Maintenance is off.' : `Maintenance is on since ${formatInstant(since)} UTC.`;
}

const on = command({
  name: 'maintenance on',
  about: 'Closes the instance: every call is answered 503, and the app says that it is being worked on.',
  takes: {},
  async run(services) {
    await services.maintenance.turn('on');
    return stateOf(services);
  },
});

const off = command({
  name: 'maintenance off',
  about: 'Opens the instance again; the app comes back by itself.',
  takes: {},
  async run(services) {
    await services.maintenance.turn('off');
    return stateOf(services);
  },
});

const status = command({
  name: 'maintenance status',
  about: 'Says whether the instance is closed, and since when.',
  takes: {},
  run: stateOf,
});

export const maintenance_commands: readonly Command[] = [on, off, status];
