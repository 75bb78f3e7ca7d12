import react from '@vitejs/plugin-react';
import { createServer } from 'vite';

/*
 * Components for tests that draw them. Node cannot load TSX or style sheets, so Vite loads the modules, with its own
 * copy of each of ours; packages are those of the test.
 */

export interface Components {
  /** @param path from the root of the repository, such as `/web/ui/button.tsx` */
  load: <Module>(path: string) => Promise<Module>;
  close: () => Promise<void>;
}

export async function startComponents(): Promise<Components> {
  const vite = await createServer({
    configFile: false,
    root: new URL('../../..', import.meta.url).pathname,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [react()],
  });
  return {
    load: <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>,
    close: () => vite.close(),
  };
}
