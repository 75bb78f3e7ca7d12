import { binary, runToEnd } from './process.ts';
import { failure, type Stage } from './stage.ts';

interface Command {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Output that proves that the tool checked something: one that checked nothing also exits with success. */
  readonly proof?: RegExp;
}

/** A stage that is one check: the success of a command. */
export function commandStage({ name, command, proof }: Command): Stage {
  return {
    name,
    async run({ signal }) {
      const [tool, ...args] = command;
      const { code, output } = await runToEnd(binary(tool), args, signal);
      const line = command.join(' ');
      if (code !== 0) return { passed: 0, failures: [failure(`${line} (exit code ${code})`, output)] };
      if (proof !== undefined && !proof.test(output)) {
        return { passed: 0, failures: [failure(`${line} does not say that it checked anything`, output)] };
      }
      return { passed: 1, failures: [] };
    },
  };
}
