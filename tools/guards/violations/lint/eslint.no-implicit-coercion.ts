export const isNamed = (name: string) => !!name;
