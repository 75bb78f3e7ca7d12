export const circle = 3.141592;
