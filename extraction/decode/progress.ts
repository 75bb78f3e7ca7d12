import type { ReadingStage } from '#domain/proposal.ts';

export type ProgressReporter = (stage: ReadingStage, progress: number) => void;
