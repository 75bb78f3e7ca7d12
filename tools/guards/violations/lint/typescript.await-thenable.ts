export async function load() { await 7; }
