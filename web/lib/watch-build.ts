const EVERY_MS = 60_000;

export interface BuildWatchParts {
  /** The hash of the running build. */
  current: string;
  served: () => Promise<string | undefined>;
  every: (run: () => void, milliseconds: number) => void;
  raiseFlag: () => void;
}

/** Checks each minute whether the server has a newer build than the running one. */
export function watchBuild({ current, served, every, raiseFlag }: BuildWatchParts): void {
  async function look(): Promise<void> {
    // Offline, or with a page of the ship's Wi-Fi, there is none: the next check, a minute later, decides.
    const found = await served();
    if (found !== undefined && found !== current) raiseFlag();
  }
  every(() => void look(), EVERY_MS);
}
