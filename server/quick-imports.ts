import { registerHooks } from 'node:module';

/*
 * Node.js parses a package.json anew for every module of the package, and Drizzle's has 180 kB: its hundred modules took
 * a third of the start and 55 MB. Relative imports inside it need nothing of it. To be imported first; what it is for
 * has to be imported dynamically, or it would be there before.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || context.parentURL?.includes('/node_modules/drizzle-orm/') !== true) {
      return next(specifier, context);
    }
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
