export const Sail = () => <a href="javascript:void(0)">{1}</a>;
