import type { MaintenanceNote } from '#contract/errors.ts';
import { readApiError, refuseStranger, type ApiError } from './api-errors.ts';
import { servesApp } from './build-watch.ts';

/** Whether an API error says that the server is in maintenance. */
export function isMaintenance({ status, code }: ApiError): boolean {
  return status === 503 && code === 'maintenance';
}

/** The same for an answer, whose body can still be read afterwards. */
export async function saysMaintenance(response: Response): Promise<boolean> {
  return response.status === 503 && isMaintenance(await readApiError(response.clone()));
}

const no_words: MaintenanceNote = { message: null, planned_end: null };

/**
 * The server's maintenance note, and undefined when maintenance is over. No answer counts as maintenance.
 * @param access the token; operators may use the server during maintenance
 */
export async function readMaintenance(access: string | undefined): Promise<MaintenanceNote | undefined> {
  try {
    // The call needs no session, and its status decides: 401 and 200 both say that the server is open.
    const response = await fetch('/api/about', {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'manual',
      ...(access !== undefined && { headers: { Authorization: `Bearer ${access}` } }),
    });
    await refuseStranger(response, servesApp);
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
