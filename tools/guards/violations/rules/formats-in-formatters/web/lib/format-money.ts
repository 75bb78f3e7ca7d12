export const formatter = new Intl.NumberFormat('en');
