export function nights(kind: 'short' | 'long') { switch (kind) { case 'short': return 3; } return 0; }
