import { labelOf } from './label.ts';
import { call } from '#web/lib/api.ts'; // VIOLATION
