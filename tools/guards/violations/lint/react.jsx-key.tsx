export const Ships = ({ names }: { names: string[] }) => <ul>{names.map((name) => <li>{name}</li>)}</ul>;
