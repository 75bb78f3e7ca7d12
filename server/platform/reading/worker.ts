import { readDocument } from '#extraction/read.ts';
import { warmUp } from '#extraction/warm-up.ts';
import { readInThread } from './thread.ts';

// A thread of its own: a photo takes seconds, in which nobody else would be answered, and a parser may never end.
await readInThread(readDocument, warmUp);
