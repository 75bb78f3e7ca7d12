export function load() { try { JSON.parse(''); } catch (error) { throw new Error('Not loaded'); } }
