import { readApiError, type ApiError } from './api-errors.ts';

/** Whether an error of the API means that the server is being worked on. */
export function isMaintenance({ status, code }: ApiError): boolean {
  return status === 503 && code === 'maintenance';
}

/** The same of an answer, which can be read afterwards. */
export async function tellsMaintenance(response: Response): Promise<boolean> {
  return response.status === 503 && isMaintenance(await readApiError(response.clone()));
}

/** Whether the server still answers that it is being worked on; no answer counts as that too. */
export async function isUnderMaintenance(): Promise<boolean> {
  try {
    // Needs no session and no particular answer: a 401 says as well as a 200 that the doors are open.
    const { status } = await fetch('/api/about', { cache: 'no-store', credentials: 'omit' });
    return status === 503;
  } catch {
    return true;
  }
}
