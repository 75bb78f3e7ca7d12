import type { Clock } from './platform/clock.ts';
import type { Maintenance } from './features/maintenance/actions.ts'; // VIOLATION
