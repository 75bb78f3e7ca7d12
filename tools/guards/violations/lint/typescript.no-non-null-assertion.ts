export const first = (names: string[]) => names[0]!;
