export const visit = (names: string[]) => { names.forEach(async () => {}); };
