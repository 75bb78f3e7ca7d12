import { registerHooks } from 'node:module';

/*
 * What makes the start shorter. To be imported first; what it is for has to be imported dynamically, or it would be
 * there before.
 *
 * Node.js parses a package.json anew for every module of the package, and Drizzle's has 180 kB: its hundred modules took
 * a third of the start and 55 MB. Relative imports inside it need nothing of it.
 *
 * Zod brings its messages in sixty languages along, a third of its own time. Ours stand in `messages/`.
 */
const no_locales = 'data:text/javascript,export{}';

registerHooks({
  resolve(specifier, context, next) {
    const parent = specifier.startsWith('.') ? (context.parentURL ?? '') : '';
    if (parent.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
    }
    if (specifier.endsWith('/locales/index.js') && parent.includes('/node_modules/zod/')) {
      return { url: no_locales, format: 'module', shortCircuit: true };
    }
    return next(specifier, context);
  },
});
