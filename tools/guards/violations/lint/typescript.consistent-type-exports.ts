interface Ship { name: string }
export { Ship };
