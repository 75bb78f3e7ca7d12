import { ship } from './import.no-self-import.ts';
export const deck = [ship];
