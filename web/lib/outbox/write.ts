import type { Messages } from 'use-intl';
import { ApiError, NetworkError } from '#web/lib/api-errors.ts';
import { activeLanguage, openChapters } from '#web/lib/catalogues.ts';
import { isDeviceFull } from '#web/lib/device-full.ts';
import { pause } from '#web/ui/turns.ts';
import { placeOf, type Write } from './change.ts';
import type { Outbox } from './outbox.ts';
import { type Given, noteKept, type Send } from './waits.ts';

/** The longest that a change waits for an answer before the device looks whether the server is there at all. */
const patience_ms = 4_000;

/**
 * Sends a change, or keeps it on the device if there is no network, or if another change of the same cruise waits. What
 * cannot be kept fails as it did without an outbox, or says that the device is full.
 * @param send makes the call, which its signal calls off
 * @param isThere asks whether the server is there, for a call that hangs
 */
export async function writeOrWait(
  outbox: Outbox & { send: () => Promise<void> },
  key: string,
  given: Given,
  send: Send,
  isThere: () => Promise<boolean>,
): Promise<unknown> {
  const write = writeOf(key, given);
  if (placeOf(write) === undefined) return send(given.signal);
  let failure: unknown = new NetworkError('the change could not be kept');
  let is_cut_off = false;
  // a browser that knows of no network sends nothing
  const was_online = navigator.onLine;
  if (!outbox.mustWait(write)) {
    try {
      return await inTime(send, given.signal, isThere);
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      failure = error;
      is_cut_off = true;
    }
  }
  const answer = await outbox
    .add(write, given.if_match, failure, is_cut_off && was_online)
    .catch(async (error: unknown) => {
      throw isDeviceFull(error) ? await fullError() : error;
    });
  noteKept();
  // behind a change that waits for an answer to a question, this one need not wait
  if (!is_cut_off) void outbox.send();
  return answer;
}

/** The error of a full device, which forms and toasts tell as they tell those of the server. */
async function fullError(): Promise<ApiError> {
  await openChapters(['inside', 'beyond']).catch(() => undefined);
  const { outbox: texts } = activeLanguage().messages as Partial<Messages>;
  return new ApiError(507, { code: 'no_space', ...(texts && { detail: texts.full }) });
}

/** Calls off a call that hangs. A slow network, over which the page of the app comes, is a network. */
export async function inTime(
  send: (signal: AbortSignal) => Promise<unknown>,
  given: AbortSignal | undefined,
  isThere: () => Promise<boolean>,
): Promise<unknown> {
  const calling = new AbortController();
  const signal = given === undefined ? calling.signal : AbortSignal.any([given, calling.signal]);
  const sent = send(signal);
  const first = await Promise.race([
    sent.then(
      () => 'answered',
      () => 'answered',
    ),
    pause(patience_ms),
  ]);
  if (first === undefined && (await Promise.race([isThere(), pause(patience_ms)])) !== true) {
    calling.abort();
    // an answer may have come meanwhile
    return sent.catch((error: unknown) => {
      if (given?.aborted === true) throw error;
      throw new NetworkError('no answer in time', { cause: error });
    });
  }
  return sent;
}

function writeOf(key: string, { params = {}, body }: Given): Write {
  const [method = '', template = ''] = key.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '');
  return { method: method as Write['method'], path, body: body === undefined ? null : { ...body } };
}
