const ship = JSON.parse('1');
export { ship };
