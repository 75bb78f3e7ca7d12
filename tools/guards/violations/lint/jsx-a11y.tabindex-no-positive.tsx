export const Sail = () => <p tabIndex={2} />;
