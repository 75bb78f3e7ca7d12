export function sail(log: () => void) { log(); return; }
