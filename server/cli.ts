import './quick-imports.ts';

await import('./command-line.ts');
