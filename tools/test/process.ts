import { spawn } from 'node:child_process';

import { root } from './stage.ts';

export interface ProcessResult {
  readonly code: number;
  /** Both streams, in order of arrival. */
  readonly output: string;
}

/** Runs one of the project's commands to its end; an interruption ends it. */
export function runToEnd(
  command: string,
  args: readonly string[],
  signal: AbortSignal,
  environment: Readonly<Record<string, string>> = {},
): Promise<ProcessResult> {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...environment };
    const child = spawn(command, args, { cwd: root, signal, killSignal: 'SIGTERM', env });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    let problem = '';
    child.once('error', (error) => (problem = error.message));
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() + problem });
    });
  });
}

export function binary(name: string): string {
  return `${root}node_modules/.bin/${name}`;
}
