export const Sail = () => <p class="ship" />;
