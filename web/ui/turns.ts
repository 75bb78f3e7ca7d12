export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Lets the browser handle input and other work before the rest is done. */
export function nextTurn(): Promise<void> {
  return pause(0);
}

/** Resolves when the frame that is being made is painted; in a tab that paints none, soon. */
export function framePainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 100);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
