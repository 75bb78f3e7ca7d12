export const later = new Promise((resolve) => setTimeout(resolve, 1));
