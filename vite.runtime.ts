import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts the helpers of the bundler, which it keeps in a file of their own, into the start, which every page has loaded
 * before: on a slow line a file of 400 bytes takes a connection for as long as one of 14,000. No group of
 * `codeSplitting` takes them.
 */
export function runtimeInStart(): Plugin {
  const isRuntime = ({ name }: { name: string }) => name === 'rolldown-runtime';
  const isStart = ({ name }: { name: string }) => name === 'index';
  return {
    name: 'gangway-runtime-in-start',
    apply: 'build',
    enforce: 'pre',
    // while the names of files have no hashes yet, and names in them are whole
    renderChunk(code, chunk, _options, { chunks }) {
      const runtime = Object.values(chunks).find(isRuntime);
      const start = Object.values(chunks).find(isStart);
      if (runtime === undefined || start === undefined || isRuntime(chunk)) return null;
      const helpers = Object.values(runtime.modules).map((module) => module.code);
      const names = Array.from(helpers.join('\n').matchAll(/^var (__\w+) = /gm), ([, name = '']) => name);
      const short = (name: string) => `$${names.indexOf(name)}`;
      if (isStart(chunk)) {
        const exported = names.map((name) => `${name} as ${short(name)}`);
        return [code, ...helpers, `export { ${exported.join(', ')} };`].join('\n');
      }
      return code.replace(
        new RegExp(
          `import \\{([^}]*)\\} from "\\./${basename(runtime.fileName).replaceAll(/\W/g, String.raw`\$&`)}"`,
        ),
        (_import, taken: string) =>
          `import {${taken.replaceAll(/\w+ as (__\w+)/g, (_one, name: string) => `${short(name)} as ${name}`)}} ` +
          `from "./${basename(start.fileName)}"`,
      );
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = chunks.find(isRuntime);
        const start = chunks.find(isStart);
        if (runtime === undefined || start === undefined) return;
        for (const chunk of chunks) {
          const imports = chunk.imports.map((name) => (name === runtime.fileName ? start.fileName : name));
          chunk.imports = [...new Set(imports)];
        }
        Reflect.deleteProperty(bundle, runtime.fileName);
      },
    },
  };
}
