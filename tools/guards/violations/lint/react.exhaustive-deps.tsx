import { useEffect } from 'react';
export function Sail({ ship, log }: { ship: string; log: (ship: string) => void }) { useEffect(() => { log(ship); }, []); return null; }
