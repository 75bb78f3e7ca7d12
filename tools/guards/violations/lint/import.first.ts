export const ship = 1;
import { join } from 'node:path';
export const path = join('a');
