import { cruises } from '#server/features/cruises/table.ts'; // VIOLATION
