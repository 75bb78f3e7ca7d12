import type { z } from 'zod';
import type { ErrorBody } from '#contract/errors.ts';
import type { Language } from '#domain/languages.ts';
import type { CodedError } from '#server/platform/errors.ts';
import { hasFieldMessage, translate, type Values } from '#server/platform/messages.ts';

/** More fields than any form has, and longer than any name of a field: reporting more only costs time. */
const most_fields = 50;
const longest_name = 100;

/**
 * The faults of a body or query by field, as sentences in the caller's language. Collected in a Map: in a plain object
 * a field named `toString` exists already.
 */
export function faultsOf(error: z.ZodError, language: Language): Record<string, string[]> {
  const faults = new Map<string, string[]>();
  for (const { issue, field } of namedIssues(error).slice(0, most_fields)) {
    const sentence = sentenceOf(issue, language);
    const found = faults.get(field) ?? [];
    if (!found.includes(sentence)) faults.set(field, [...found, sentence]);
  }
  return Object.fromEntries(faults);
}

function namedIssues(error: z.ZodError): { issue: z.core.$ZodIssue; field: string }[] {
  return error.issues.flatMap((issue) => {
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, most_fields)
        : [issue.path.join('.') || 'body'];
    return names.map((name) => ({ issue, field: name.slice(0, longest_name) }));
  });
}

function sentenceOf(issue: z.core.$ZodIssue, language: Language): string {
  const key = keyOf(issue);
  const values: Values = {};
  if (issue.code === 'too_big') values['maximum'] = Number(issue.maximum);
  if (issue.code === 'too_small') values['minimum'] = Number(issue.minimum);
  return translate(language, `errors.fields.${key}`, values);
}

/** Our own checks name their sentence as the message; other issues of zod are mapped by their kind. */
function keyOf(issue: z.core.$ZodIssue): string {
  if (hasFieldMessage(issue.message)) return issue.message;
  const kinds: Partial<Record<z.core.$ZodIssue['code'], string>> = {
    too_big: 'too_big',
    too_small: 'too_small',
    invalid_value: 'not_an_option',
    unrecognized_keys: 'unknown_field',
  };
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) return 'required';
  return kinds[issue.code] ?? 'invalid';
}

/** The body of a coded error in the caller's language. */
export function errorBody(error: CodedError, language: Language): ErrorBody {
  const { fields, current, maintenance } = error.particulars;
  return {
    code: error.code,
    detail: translate(language, `errors.codes.${error.code}`),
    ...(fields === undefined ? {} : { errors: translateFields(fields, language) }),
    ...(current === undefined ? {} : { current }),
    ...(maintenance === undefined ? {} : { maintenance }),
  };
}

function translateFields(fields: Record<string, string[]>, language: Language): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, keys]) => [
      field,
      // sentences that a schema already made pass unchanged
      keys.map((key) => (hasFieldMessage(key) ? translate(language, `errors.fields.${key}`) : key)),
    ]),
  );
}
