import { lazyPart } from '#web/parts/lazy-part.tsx';

export const loadViewer = async () => (await import('./viewer.tsx')).Viewer;
export const Viewer = lazyPart(loadViewer);
