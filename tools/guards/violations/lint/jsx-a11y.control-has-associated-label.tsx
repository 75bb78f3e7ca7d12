export const Sail = () => <button type="button" />;
