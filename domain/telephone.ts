/**
 * The address at which a device calls the number of a typed text.
 * @param text as typed, of any length
 * @returns `tel:` with digits and a leading plus; null for no number, for several, and for one with an extension
 */
export function telephoneLink(text: string): string | null {
  const number = text.trim();
  if (number.length > 40 || !/^\+?[\d\s().-]+$/.test(number)) return null;
  const digits = number.replaceAll(/[^\d+]/g, '');
  return digits.length < 5 ? null : `tel:${digits}`;
}
