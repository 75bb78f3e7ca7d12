import { DayField } from '#web/parts/fields/day-field.tsx';
import { router } from '#web/app/router.ts'; // VIOLATION
