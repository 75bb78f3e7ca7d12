export async function load(work: () => Promise<number>) { try { return work(); } catch { return 1; } }
