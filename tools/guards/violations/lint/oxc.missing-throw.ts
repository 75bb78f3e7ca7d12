export function sink() { new Error('Sunk'); }
