import { two } from './two.ts'; // VIOLATION
import type { Four } from './four.ts';
