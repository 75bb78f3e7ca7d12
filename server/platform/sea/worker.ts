import { parentPort } from 'node:worker_threads';
import { SeaRoutes } from '#domain/sea-route/find.ts';
import { readSea } from '#domain/sea-route/grid.ts';
import { readSeaBytes } from '#reference/read.ts';
import type { Answer, Question } from './sea.ts';

// A separate thread: a way round the world takes a tenth of a second, in which no other request would be answered.
const routes = new SeaRoutes(readSea(readSeaBytes()));

parentPort?.on('message', ({ number, pairs }: Question) => {
  const answer: Answer = { number, legs: pairs.map(([from, to]) => routes.find(from, to)) };
  parentPort?.postMessage(answer, []);
});
