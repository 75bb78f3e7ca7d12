/**
 * A name inside a sentence of another direction: Unicode's first-strong isolates, for texts that become attributes,
 * toasts or arguments of messages. In JSX `<bdi>` does the same.
 */
export function isolate(text: string): string {
  return text === '' ? '' : `\u2068${text}\u2069`;
}
