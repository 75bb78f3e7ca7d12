import type { z } from 'zod';
import type { EndpointsByKey } from '#contract/endpoints.ts';

/** A call by its name, such as `PATCH cruises/{id}`. */
export type CallKey = keyof EndpointsByKey;
/** Calls that answer a file; `callFile` makes them. */
export type FileKey = {
  [Key in CallKey]: EndpointsByKey[Key]['answer'] extends 'file' ? Key : never;
}[CallKey];
/** Calls that take a file; `upload` makes them. */
export type UploadKey = {
  [Key in CallKey]: EndpointsByKey[Key] extends { takes: 'file' } ? Key : never;
}[CallKey];
/** Reads that are answered as JSON. */
export type ReadKey = Exclude<Extract<CallKey, `GET ${string}`>, FileKey>;

type Input<Key extends CallKey, Part extends 'params' | 'query' | 'body'> =
  EndpointsByKey[Key] extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : never;

type RequiredPart<Key extends CallKey, Part extends 'params' | 'query' | 'body'> = [
  Input<Key, Part>,
] extends [never]
  ? { [P in Part]?: never }
  : Record<never, never> extends Input<Key, Part>
    ? { [P in Part]?: Input<Key, Part> }
    : { [P in Part]: Input<Key, Part> };

/** The arguments of a call: parameters of its path, query and body as the contract declares them. */
export type CallInput<Key extends CallKey> = RequiredPart<Key, 'params'> &
  RequiredPart<Key, 'query'> &
  RequiredPart<Key, 'body'> & {
    /** The version of the record that is changed; the answer is 412 when it is not the current one. */
    if_match?: number;
    signal?: AbortSignal;
  };

/** The answer of a call. */
export type Answer<Key extends CallKey> = EndpointsByKey[Key]['answer'] extends infer Schema
  ? Schema extends z.ZodType
    ? z.output<Schema>
    : undefined
  : never;

/** Calls that need no session. */
export type PublicKey = {
  [Key in CallKey]: EndpointsByKey[Key] extends { is_public: true } ? Key : never;
}[CallKey];

export type CallArguments<Key extends CallKey> =
  Record<never, never> extends CallInput<Key> ? [input?: CallInput<Key>] : [input: CallInput<Key>];
