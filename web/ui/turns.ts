/** Lets the browser see to whatever else there is, a finger above all, before the rest is done. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
