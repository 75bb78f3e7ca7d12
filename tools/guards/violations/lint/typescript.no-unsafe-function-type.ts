export const call = (work: Function) => work.name;
