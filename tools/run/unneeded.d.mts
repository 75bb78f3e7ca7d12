export function isUnneeded(path: string): boolean;
export function removeUnneeded(packages: string): void;
