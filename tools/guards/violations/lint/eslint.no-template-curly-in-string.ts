export const greeting = 'Hello ${name}';
