export const later = new Promise((resolve) => { resolve(1); resolve(2); });
