export const Sail = ({ go }: { go: () => void }) => <div onClick={go} />;
