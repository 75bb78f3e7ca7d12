import { one } from '#web/lib/one.ts'; // VIOLATION
