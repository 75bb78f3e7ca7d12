export const names = (list: string[]) => list.map((name) => { if (name === '') return 'none'; });
