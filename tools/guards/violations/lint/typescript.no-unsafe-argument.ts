const take = (name: string) => name;
export const taken = take(JSON.parse('1'));
