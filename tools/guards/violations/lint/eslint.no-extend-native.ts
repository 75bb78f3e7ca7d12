Object.defineProperty(Array.prototype, 'last', { value: 1 });
