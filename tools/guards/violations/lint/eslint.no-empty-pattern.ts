export const name = ({ ship: {} }: { ship: object }) => 'Icon';
