import { CodedError } from '#server/platform/errors.ts'; // VIOLATION
import { endpoint } from '#contract/endpoint.ts'; // VIOLATION

export const read = () => endpoint(CodedError);
