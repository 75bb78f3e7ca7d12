export const Sail = () => <><p /></>;
