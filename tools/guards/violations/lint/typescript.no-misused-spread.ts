const load = async () => ({ ship: 1 });
export const cruise = { ...load() };
