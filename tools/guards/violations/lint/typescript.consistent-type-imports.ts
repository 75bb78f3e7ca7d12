import { Dirent } from 'node:fs';
export const name = (entry: Dirent) => entry.name;
