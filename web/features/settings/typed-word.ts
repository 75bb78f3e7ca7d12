/** Whether the word that was asked for was typed; a phone's capitals and spaces do not count. */
export function isTyped(typed: string, word: string): boolean {
  return plain(typed) === plain(word);
}

function plain(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
