export const name = `${'Icon'}`;
