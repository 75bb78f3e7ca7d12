export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Lets the browser handle input and other work before the rest is done. */
export function nextTurn(): Promise<void> {
  return pause(0);
}
