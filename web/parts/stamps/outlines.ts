import { useEffect, useState } from 'react';
import { outlines_file } from './outlines-file.ts';

type Outlines = Readonly<Record<string, string>>;

let loading: Promise<Outlines> | undefined;
let loaded: Outlines | undefined;

/** Loads the outlines of all countries (22 kB compressed), once; after a failure again. */
async function loadOutlines(): Promise<Outlines> {
  loading ??= fetchOutlines();
  try {
    loaded = await loading;
    return loaded;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

async function fetchOutlines(): Promise<Outlines> {
  const response = await fetch(outlines_file);
  if (!response.ok) throw new Error(`${outlines_file}: ${response.status}`);
  return (await response.json()) as Outlines;
}

/** Path data of a country's outline; undefined until it is loaded, and without a network. */
export function useOutline(country: string | null): string | undefined {
  const [outlines, setOutlines] = useState(loaded);
  useEffect(() => {
    if (outlines !== undefined || country === null) return undefined;
    let is_wanted = true;
    loadOutlines().then(
      (found) => {
        if (is_wanted) setOutlines(found);
      },
      // a stamp without an outline still says where and when
      () => undefined,
    );
    return () => {
      is_wanted = false;
    };
  }, [outlines, country]);
  return country === null ? undefined : outlines?.[country];
}
