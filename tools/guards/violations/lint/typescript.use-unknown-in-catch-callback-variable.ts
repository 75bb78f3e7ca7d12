export const load = (work: Promise<number>) => work.catch((error: Error) => error.message);
