import { join } from 'node:path';
import { posix } from 'node:path';
export const path = [join, posix];
