export const name = String(JSON.parse('1').name);
