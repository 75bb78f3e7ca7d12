export const Sail = () => <img src="ship.png" />;
