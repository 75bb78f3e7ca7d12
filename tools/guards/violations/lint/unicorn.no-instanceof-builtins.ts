export const isName = (value: unknown) => value instanceof String;
