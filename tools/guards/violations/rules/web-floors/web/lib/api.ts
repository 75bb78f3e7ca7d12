import { now } from '#web/ui/clock.ts';
import { DayField } from '../parts/fields/day-field.tsx'; // VIOLATION
