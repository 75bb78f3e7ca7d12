var ship = 1; var ship = 2; export { ship };
