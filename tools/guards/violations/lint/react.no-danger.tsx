export const Sail = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;
