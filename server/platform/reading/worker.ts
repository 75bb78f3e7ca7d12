import { enableCompileCache, flushCompileCache } from 'node:module';
import { dirname } from 'node:path';
import { workerData } from 'node:worker_threads';
import type { ReaderTask } from './threads.ts';
import { readInThread } from './thread.ts';

// A thread of its own: a photo takes seconds, in which nobody else would be answered, and a parser may never end.

// Threads do not take over what Node.js keeps of compiled code: without it each compiles our sources and pdf.js again.
const { kept_code } = workerData as ReaderTask;
if (kept_code !== undefined) enableCompileCache(dirname(kept_code));
const { readDocument } = await import('#extraction/read.ts');
const { warmUp } = await import('#extraction/warm-up.ts');

await readInThread(async (...document) => {
  const reading = await readDocument(...document);
  // now, as the thread is ended before it could by itself
  flushCompileCache();
  return reading;
}, warmUp);
