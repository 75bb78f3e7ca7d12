import './quick-imports.ts';

await import('./run.ts');
