import { setFlagsFromString } from 'node:v8';

/*
 * V8 lets the space for young objects grow to 64 MB while it loads the modules, and never gives it back: 200 MB were
 * resident before the first request, 110 MB are without. It must be said before anything else is loaded, hence the
 * import below (docs/decisions/044-young-objects.md).
 */
setFlagsFromString('--semi-space-growth-factor=1');
await import('./run.ts');
