export { three } from './three.ts'; // VIOLATION
