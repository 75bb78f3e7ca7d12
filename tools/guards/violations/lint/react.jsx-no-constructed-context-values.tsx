import { createContext } from 'react';
const Context = createContext({});
export function Sail({ ship }: { ship: string }) { return <Context.Provider value={{ ship }} />; }
