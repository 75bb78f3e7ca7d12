import { start } from '../main.ts'; // VIOLATION
