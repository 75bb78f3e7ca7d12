import { createListeners } from './listeners.ts';
import { readStored, writeStored } from './storage.ts';

const isAnswer = (text: string): text is 'no' | 'yes' => text === 'yes' || text === 'no';

/** A yes or no of this device, which stays after logout; until the traveller chose, what is preset. */
export function deviceChoice(key: string, preset: () => boolean) {
  const { notify, subscribe } = createListeners();
  return {
    subscribe,
    notify,
    read: (): boolean => {
      const chosen = readStored(key, isAnswer);
      return chosen === undefined ? preset() : chosen === 'yes';
    },
    write: (is_yes: boolean): void => {
      writeStored(key, is_yes ? 'yes' : 'no');
      notify();
    },
  };
}
