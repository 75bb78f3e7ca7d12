import type { Settings } from '#contract/account.ts';
import { pick } from '#domain/pick.ts';

/** The profile of the signed-in account, with the defaults of docs/product/requirements.md, section 3. */
export interface Profile {
  user: { id: string; first_name: string; last_name: string; email: string };
  enable_payment_reminder: boolean;
  checkin_notification: boolean;
  payment_notification: boolean;
  payment_reminder_days: number;
  weather_units: string;
  plan_expiry: string;
  plan_name: string;
}

const empty_profile: Profile = {
  user: { id: '', first_name: '', last_name: '', email: '' },
  enable_payment_reminder: false,
  checkin_notification: false,
  payment_notification: false,
  payment_reminder_days: 0,
  weather_units: 'metric',
  plan_expiry: '',
  plan_name: '',
};

/** Every path to a value: `plan_name`, `user.email`. */
export type ProfilePath = Exclude<keyof Profile, 'user'> | `user.${keyof Profile['user']}`;

/**
 * Holds the profile. It tells readers when the settings arrive instead of being polled every 100 ms: a hook that polled
 * once sent eight requests a second in a comparable product.
 */
export function createProfileStore() {
  let profile = empty_profile;
  let state: 'waiting' | 'filled' | { failed: unknown } = 'waiting';
  const listeners = new Set<() => void>();
  const notify = () => [...listeners].forEach((listener) => listener());

  return {
    read: () => profile,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Takes settings that have arrived: resets the profile, then fills it. */
    take(settings: Settings): void {
      profile = pickProfile(settings);
      state = 'filled';
      notify();
    },
    /** Tells the waiting readers that the settings failed. A profile that is loaded stays. */
    fail(error: unknown): void {
      if (state === 'filled') return;
      state = { failed: error };
      notify();
    },
    /** Returns to the defaults after sign-out. */
    reset(): void {
      profile = empty_profile;
      state = 'waiting';
      notify();
    },
    /** The value at a path, once loaded. Rejects when the settings failed or the path does not exist. */
    async readField(path: ProfilePath): Promise<unknown> {
      if (state === 'waiting') {
        await new Promise<void>((resolve) => {
          const listener = () => {
            if (state === 'waiting') return;
            listeners.delete(listener);
            resolve();
          };
          listeners.add(listener);
        });
      }
      if (typeof state === 'object')
        throw new Error('the profile could not be loaded', { cause: state.failed });
      const value = valueAt(profile, path);
      if (value === undefined) throw new TypeError(`a profile has no ${path}`);
      return value;
    },
  };
}

/** The profile of this page. */
export const profile_store = createProfileStore();

/** Waits until the profile has a value at a dotted path such as `user.email`. */
export function readProfileField(path: ProfilePath): Promise<unknown> {
  return profile_store.readField(path);
}

function pickProfile(settings: Settings): Profile {
  return {
    user: { ...settings.user },
    ...pick(settings, 'enable_payment_reminder', 'checkin_notification', 'payment_notification'),
    ...pick(settings, 'payment_reminder_days', 'weather_units', 'plan_expiry', 'plan_name'),
  };
}

function valueAt(from: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? Reflect.get(value, name)
          : undefined,
      from,
    );
}
