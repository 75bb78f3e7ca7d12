/**
 * Isolates a name in a sentence of another direction, with Unicode's first-strong isolates, in texts that become
 * attributes, toasts or arguments of messages. In JSX `<bdi>` does the same.
 */
export function isolate(text: string): string {
  return text === '' ? '' : `\u2068${text}\u2069`;
}
