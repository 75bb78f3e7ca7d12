import type { ReactNode } from 'react';
import type { UploadReading } from '#contract/uploads.ts';
import { segmentsOf } from './mark-text.ts';
import { ui } from '#web/ui/primitives.ts';
import cards from './cards.module.css';
import type { Source } from './review-model.ts';

/** Letters before and after the words: a line of a document may be a paragraph. */
const around = 60;

interface CutOutProps {
  pages: UploadReading['pages'];
  source: Source | null | undefined;
}

/** The line of the document that a value was read from, its words marked. They are told to screen readers at the entry. */
export function CutOut({ pages, source }: CutOutProps): ReactNode {
  if (source === null || source === undefined || source.words === '') return null;
  const { place, words } = source;
  const row = pages.find(({ number }) => number === place?.page)?.rows[place?.row ?? -1];
  const line = row?.cells.map(({ text }) => text).join('   ') ?? words;
  const at = line.indexOf(words);
  const segments = segmentsOf(at < 0 ? words : cut(line, at, at + words.length), [{ key: 'words', words }]);
  return (
    <p className={`${ui('small', 'tight', 'breaking')} ${cards['words']}`} aria-hidden="true">
      <bdi>
        {segments.map(({ text, key }) => (key === undefined ? text : <mark key={text}>{text}</mark>))}
      </bdi>
    </p>
  );
}

function cut(line: string, from: number, to: number): string {
  const [start, end] = [Math.max(0, from - around), Math.min(line.length, to + around)];
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
}
