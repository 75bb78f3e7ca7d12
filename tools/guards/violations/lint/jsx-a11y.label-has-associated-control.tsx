export const Sail = () => <label>Ship</label>;
