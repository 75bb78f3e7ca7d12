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
