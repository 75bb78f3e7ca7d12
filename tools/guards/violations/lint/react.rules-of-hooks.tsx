import { useState } from 'react';
export function Sail({ isReady }: { isReady: boolean }) { if (isReady) { useState(1); } return null; }
