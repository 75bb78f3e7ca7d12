export const name = new String('Icon');
