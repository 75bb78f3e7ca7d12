import { StatsBase } from 'node:fs';
export const size = (stats: StatsBase<number>) => stats.size;
