export * from './eslint.no-var.ts';
