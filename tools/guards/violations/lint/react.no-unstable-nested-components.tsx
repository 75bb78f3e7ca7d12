export function Sail() { function Deck() { return <p />; } return <Deck />; }
