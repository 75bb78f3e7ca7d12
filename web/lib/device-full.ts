/** Whether the browser did not keep something because there is no room on the device. */
export function isDeviceFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
