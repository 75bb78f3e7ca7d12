import { config } from './config.ts';
import { gone } from './gone.ts'; // VIOLATION
import { alias } from '#shared/alias.ts'; // VIOLATION
import './config'; // VIOLATION
