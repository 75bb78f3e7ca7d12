export function forget(ships: Record<string, string>, name: string) { delete ships[name]; }
