import { readDocument } from '#extraction/read.ts';
import { warmUp } from '#extraction/warm-up.ts';
import { readInThread } from './thread.ts';

// A separate thread: a photo takes seconds, in which no other request would be answered, and a parser may never end.
await readInThread(readDocument, warmUp);
