import './quick-imports.ts';
import { giveMemoryBack } from './platform/memory.ts';

giveMemoryBack();
await import('./run.ts');
