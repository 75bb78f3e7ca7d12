import type { TransferContent } from './intake.ts';

/**
 * What lies in the clipboard, as if it had been pasted; undefined where the browser or the reader does not let it be
 * read.
 */
export async function readClipboard(): Promise<TransferContent | undefined> {
  try {
    const files: File[] = [];
    const texts = new Map<string, string>();
    for (const item of await navigator.clipboard.read()) {
      const picture = item.types.find((type) => type.startsWith('image/'));
      if (picture !== undefined) {
        files.push(new File([await item.getType(picture)], `1.${picture.slice(6)}`, { type: picture }));
        continue;
      }
      for (const type of item.types.filter((name) => name.startsWith('text/')))
        texts.set(type, await (await item.getType(type)).text());
    }
    return { files, getData: (type) => texts.get(type) ?? '' };
  } catch {
    return undefined;
  }
}
