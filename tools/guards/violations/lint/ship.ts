import type { Cruise } from './import.no-cycle.ts';
export interface Ship { cruises: Cruise[] }
