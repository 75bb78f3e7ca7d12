export let ship = 1; ship += 1;
