import { start } from './app/start.ts';
