export function trimmed(name: string) { name = name.trim(); return name; }
