import { z } from 'zod';
import { command_line } from '#server/features/audit/actions.ts';
import { CommandError } from '#server/platform/command-line/command-error.ts';
import { argument, command, flag, type Command } from '#server/platform/command-line/command.ts';
import { formatInstant, formatJson, isoInstant } from '#server/platform/command-line/output.ts';
import { listMessages, settleMessage } from './actions.ts';

const list = command({
  name: 'contact list',
  about:
    'Shows what was written with the contact form and is not settled, the oldest first. Times are in UTC.',
  takes: {
    all: flag('also what is settled'),
    json: flag('print JSON, for programs'),
  },
  async run(services, { all, json }) {
    const messages = await listMessages(services, all ? 'all' : 'open');
    if (json) {
      const instants = ({ created_at, settled_at }: (typeof messages)[number]) => ({
        created_at: isoInstant(created_at),
        settled_at: isoInstant(settled_at),
      });
      return formatJson(messages.map((message) => ({ ...message, ...instants(message) })));
    }
    if (messages.length === 0) return all ? 'Nobody has written.' : 'No message waits.';
    return messages.map(formatMessage).join('\n\n');
  },
});

/** Formats fields below each other: a message does not fit into a table. */
function formatMessage(message: Awaited<ReturnType<typeof listMessages>>[number]): string {
  const state = message.settled_at === null ? 'open' : `settled ${formatInstant(message.settled_at)}`;
  const lines = [
    `${message.id}  ${formatInstant(message.created_at)}  ${state}`,
    `${message.name} <${message.email}>`,
    message.subject,
    ...message.message.split(/\r\n|\r|\n/).map((line) => `  ${line}`),
  ];
  // strangers write messages: a control character must not reach the terminal
  return lines.map((line) => line.replaceAll(/\p{Cc}+/gu, ' ').trimEnd()).join('\n');
}

const settle = command({
  name: 'contact settle',
  about: 'Takes a message from the list of those that wait.',
  takes: { id: argument('id', 'the id from the list', z.uuid({ error: 'must be an id from the list' })) },
  async run(services, { id }) {
    if (await settleMessage(services, command_line, id)) return `The message ${id} is settled.`;
    throw new CommandError(`There is no message ${id}, or it was settled before.`);
  },
});

export const contact_commands: readonly Command[] = [list, settle];
