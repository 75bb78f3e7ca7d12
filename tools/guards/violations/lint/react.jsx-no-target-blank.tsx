export const Sail = ({ link }: { link: string }) => <a href={link} target="_blank">{1}</a>;
