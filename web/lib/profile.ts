import type { Settings } from '#contract/account.ts';

/** What the app keeps of the signed-in user, with the defaults of docs/product/requirements.md, section 3. */
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

/** `plan_name`, `user.email`: every path to a value. */
export type ProfilePath = Exclude<keyof Profile, 'user'> | `user.${keyof Profile['user']}`;

/**
 * Holds the profile. Readers are told when the settings have arrived, instead of looking every 100 ms: a hook that
 * looked again and again once sent eight requests a second in a comparable product.
 */
export function createProfileStore() {
  let profile = empty_profile;
  let state: 'waiting' | 'filled' | { failed: unknown } = 'waiting';
  const listeners = new Set<() => void>();
  const tell = () => [...listeners].forEach((listener) => listener());

  return {
    read: () => profile,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The settings have arrived: reset, then filled. */
    take(settings: Settings): void {
      profile = pickProfile(settings);
      state = 'filled';
      tell();
    },
    /** The settings will not come; whoever waits is told so. A profile that is there stays. */
    fail(error: unknown): void {
      if (state === 'filled') return;
      state = { failed: error };
      tell();
    },
    /** Signed out: back to the defaults. */
    reset(): void {
      profile = empty_profile;
      state = 'waiting';
      tell();
    },
    /** The value at a path once there is one. Rejects when the settings failed or the path leads nowhere. */
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
    enable_payment_reminder: settings.enable_payment_reminder,
    checkin_notification: settings.checkin_notification,
    payment_notification: settings.payment_notification,
    payment_reminder_days: settings.payment_reminder_days,
    weather_units: settings.weather_units,
    plan_expiry: settings.plan_expiry,
    plan_name: settings.plan_name,
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
