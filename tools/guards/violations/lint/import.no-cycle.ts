import type { Ship } from '#web/ship.ts';
export interface Cruise { ship: Ship }
