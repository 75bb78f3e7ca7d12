import { one } from './one.ts';
