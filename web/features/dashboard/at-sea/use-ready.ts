import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOwnDevice, setOwnDevice } from '#web/lib/own-device.ts';
import { whenIdle } from '#web/ui/idle.ts';
import { writeStored } from '#web/lib/storage.ts';
import { goesOn, GOES_ON_KEY, made_ready } from './made-ready.ts';
import { followDevice, isOutdated, partsOf } from './on-device.ts';
import { type Findings, isReady, type Line, prepare, type Progress, type Troubles } from './ready.ts';

const begun = { working: 'record', troubles: new Map() } as const;

export interface Ready {
  /** not prepared, being prepared, ready, or ready once and not any more */
  state: 'new' | 'working' | 'ready' | 'over';
  /** undefined until the device was looked at */
  found: Findings | undefined;
  working: Line | undefined;
  troubles: Troubles;
  is_asking: boolean;
  start: () => void;
  /** the answer to whether this is the traveller's own device */
  answer: (is_own: boolean) => void;
  stop: () => void;
}

/**
 * The preparation of this device for a cruise.
 * @param is_pressed the button was pressed before this file came
 */
export function useReady(cruise_id: string, is_pressed: boolean): Ready {
  const [was_ready, setReady] = useState(() => made_ready.read() === cruise_id);
  const [found, setFound] = useState<Findings>();
  const [progress, setProgress] = useState<Pick<Progress, 'working' | 'troubles'> | undefined>(() =>
    goesOn(cruise_id) || (is_pressed && isOwnDevice()) ? begun : undefined,
  );
  const [is_asking, setAsking] = useState(is_pressed && !isOwnDevice());
  const calling = useRef<AbortController>(undefined);
  const is_begun = was_ready || progress !== undefined;

  useEffect(() => (is_begun ? followDevice(cruise_id, setFound) : undefined), [cruise_id, is_begun]);
  useEffect(() => () => calling.current?.abort(), []);

  async function run(may_load: boolean): Promise<void> {
    const own = new AbortController();
    calling.current = own;
    const is_outdated = may_load && (await isOutdated());
    if (own.signal.aborted) return;
    if (is_outdated) {
      writeStored(GOES_ON_KEY, cruise_id, sessionStorage);
      location.reload();
      return;
    }
    const report = ({ found: latest, ...rest }: Progress) => {
      if (own.signal.aborted) return;
      setFound(latest);
      setProgress(rest);
    };
    const is_done = await prepare(partsOf(cruise_id, report), own.signal);
    if (own.signal.aborted) return;
    setProgress(undefined);
    if (!is_done) return;
    made_ready.write(cruise_id);
    setReady(true);
  }

  const begin = () => {
    setProgress(begun);
    void run(true);
  };

  const goOn = useEffectEvent(() => {
    if (progress === undefined) return;
    writeStored(GOES_ON_KEY, null, sessionStorage);
    // after the newest build was loaded not again: a network may keep an old page
    void run(is_pressed);
  });
  useEffect(() => whenIdle(() => goOn()), []);

  const is_over = found !== undefined && !isReady(found);
  return {
    state: progress !== undefined ? 'working' : !was_ready ? 'new' : is_over ? 'over' : 'ready',
    found,
    working: progress?.working,
    troubles: progress?.troubles ?? new Map(),
    is_asking,
    start: () => (isOwnDevice() ? begin() : setAsking(true)),
    answer: (is_own) => {
      setAsking(false);
      if (!is_own) return;
      setOwnDevice(true);
      begin();
    },
    stop: () => {
      calling.current?.abort();
      setProgress(undefined);
    },
  };
}
