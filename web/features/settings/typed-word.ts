/** Whether the requested word was typed; capitals and spaces, which phones add, do not count. */
export function isTyped(typed: string, word: string): boolean {
  return plain(typed) === plain(word);
}

function plain(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
