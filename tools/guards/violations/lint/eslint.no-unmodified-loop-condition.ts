export function wait(ready: boolean) { let count = 0; while (!ready) { count += 1; } return count; }
