import { read } from '#web/lib/queries.ts';
import type { Plan } from '#web/features/plans/plans.ts'; // VIOLATION
