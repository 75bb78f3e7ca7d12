export function removeUnneeded(packages: string): void;
