export const failed = Promise.reject('Sunk');
