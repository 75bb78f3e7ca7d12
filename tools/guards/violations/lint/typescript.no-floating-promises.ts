const load = async () => {};
load();
export {};
