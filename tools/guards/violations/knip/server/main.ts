import { sailing } from './used.ts';

sailing();
