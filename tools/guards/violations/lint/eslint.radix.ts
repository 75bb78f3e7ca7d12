export const nights = parseInt('7');
