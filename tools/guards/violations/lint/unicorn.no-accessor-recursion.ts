export const ship = { get name(): string { return this.name; } };
