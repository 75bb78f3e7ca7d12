import type { MaintenanceNote } from '#contract/errors.ts';
import { readApiError, type ApiError } from './api-errors.ts';

/** Whether an error of the API means that the server is being worked on. */
export function isMaintenance({ status, code }: ApiError): boolean {
  return status === 503 && code === 'maintenance';
}

/** The same of an answer, which can be read afterwards. */
export async function tellsMaintenance(response: Response): Promise<boolean> {
  return response.status === 503 && isMaintenance(await readApiError(response.clone()));
}

const no_words: MaintenanceNote = { message: null, planned_end: null };

/**
 * What the server says while it is worked on, and undefined when it is not any more. No answer counts as that it is.
 * @param access who may pass: operators do
 */
export async function askMaintenance(access: string | undefined): Promise<MaintenanceNote | undefined> {
  try {
    // Needs no session and no particular answer: a 401 says as well as a 200 that the doors are open.
    const response = await fetch('/api/about', {
      cache: 'no-store',
      credentials: 'omit',
      ...(access !== undefined && { headers: { Authorization: `Bearer ${access}` } }),
    });
    if (response.status !== 503) return undefined;
    return noteOf(await response.json());
  } catch {
    return no_words;
  }
}

function noteOf(body: unknown): MaintenanceNote {
  const note: unknown =
    typeof body === 'object' && body !== null && 'maintenance' in body ? body.maintenance : undefined;
  if (typeof note !== 'object' || note === null) return no_words;
  const { message, planned_end }: Partial<Record<keyof MaintenanceNote, unknown>> = note;
  return {
    message: typeof message === 'string' ? message : null,
    planned_end:
      typeof planned_end === 'string' && !Number.isNaN(Date.parse(planned_end)) ? planned_end : null,
  };
}
