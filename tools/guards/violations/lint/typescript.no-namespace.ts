export namespace Ships { export const count = 1; }
