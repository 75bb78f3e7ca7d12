import { z } from 'zod';
import { argument, command, flag, option, type Command } from '#server/platform/command-line/command.ts';
import { CommandError } from '#server/platform/command-line/command-error.ts';
import { formatInstant, formatJson, formatTable, isoInstant } from '#server/platform/command-line/output.ts';
import { formatCode } from '#domain/registration-code.ts';
import { newCode } from './access-codes.ts';
import { command_line } from '#server/features/audit/actions.ts';
import * as codes from './codes/actions.ts';
import { day, formatPlan, planGiven, planValues, refuseOver } from './commands-plan.ts';
import type { RegistrationCode } from './codes/store.ts';

const most_uses = 1_000_000;

const create = command({
  name: 'code create',
  about: 'Makes a registration code and prints it. One is asked for at sign-up with SIGN_UP=code.',
  takes: {
    ...planValues,
    uses: option(
      'number',
      'how many accounts may be opened with it (1 unless told)',
      z
        .string()
        .default('1')
        .refine((text) => /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most_uses, {
          error: 'must be a whole number from 1 to 1,000,000',
        })
        .transform(Number),
    ),
    expires: option(
      'day',
      'its last day, as YYYY-MM-DD, which ends in UTC (no end unless told)',
      day.optional(),
    ),
    code: option(
      'text',
      'a code of your own; capitals, spaces and hyphens in it do not matter',
      z
        .string()
        .refine(codes.isCode, {
          error: 'must have 6 to 50 letters and figures',
        })
        .optional(),
    ),
  },
  async run(services, given) {
    const now = services.clock.now();
    const { plan: plan_name = null, plan_expiry } = planGiven(given, now);
    if (given.expires !== undefined) refuseOver(given.expires, now);
    const code = given.code ?? newCode();
    const expires_at = given.expires === undefined ? null : codes.endOfDay(given.expires);
    const is_new = await codes.addCode(services, command_line, {
      code,
      uses: given.uses,
      expires_at,
      plan_name,
      plan_expiry,
    });
    if (!is_new) throw new CommandError(`There is already a code ${code}.`);
    return code;
  },
});

const list = command({
  name: 'code list',
  about: 'Lists the registration codes, the oldest first. Times are in UTC.',
  takes: { json: flag('print JSON, for programs') },
  async run(services, { json }) {
    const found = await codes.listCodes(services);
    if (json) return formatJson(found.map(asJson));
    if (found.length === 0) return 'There are no codes.';
    const now = services.clock.now();
    const rows = found.map((code) => [
      formatCode(code.code),
      codes.stateOfCode(code, now).replace('_', ' '),
      `${code.uses_left} of ${code.uses}`,
      code.plan_name === null ? '' : formatPlan(code.plan_name, code.plan_expiry),
      formatInstant(code.expires_at),
      formatInstant(code.created_at),
    ]);
    return formatTable(['code', 'state', 'uses left', 'plan', 'expires', 'created'], rows);
  },
});

function asJson(code: RegistrationCode) {
  return {
    ...code,
    created_at: isoInstant(code.created_at),
    expires_at: isoInstant(code.expires_at),
    revoked_at: isoInstant(code.revoked_at),
  };
}

const revoke = command({
  name: 'code revoke',
  about: 'Ends a registration code. Accounts that were opened with it stay.',
  takes: { code: argument('code', 'the code, as printed or as listed', z.string()) },
  async run(services, { code }) {
    if (await codes.revokeCode(services, command_line, code)) return `The code ${code} is revoked.`;
    throw new CommandError(`There is no code ${code}, or it was revoked before.`);
  },
});

export const code_commands: readonly Command[] = [create, list, revoke];
