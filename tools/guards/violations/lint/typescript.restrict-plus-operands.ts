export const title = (name: string, isNew: boolean) => name + isNew;
