export const isReady = (ready: boolean) => ready === true;
