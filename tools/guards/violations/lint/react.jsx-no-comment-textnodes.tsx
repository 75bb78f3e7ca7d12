export const Sail = () => <p>// comment</p>;
