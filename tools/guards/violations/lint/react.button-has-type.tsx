export const Sail = () => <button>{1}</button>;
