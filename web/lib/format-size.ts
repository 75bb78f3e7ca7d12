import { useFormats } from './formats.ts';

/* File sizes and percentages for people. */

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `840 bytes`, `12 kB`, `1.4 MB`: in steps of 1,024, as the limits are. No line ends before the unit. */
export function sizeIn(locale: string, bytes: number): string {
  const step = bytes < 1000 ? 0 : bytes < 1000 * 1024 ? 1 : bytes < 1000 * 1024 ** 2 ? 2 : 3;
  const value = bytes / 1024 ** step;
  const text = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    // the short form has no plural: `840 byte`
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step >= 2 && value < 10 ? 1 : 0,
  }).format(value);
  return text.replaceAll(' ', '\u00a0');
}

/** `45%` of 0.45; never 100% before the whole is done. */
export function shareIn(locale: string, share: number): string {
  const whole = Math.floor(Math.min(1, Math.max(0, share)) * 100) / 100;
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(whole);
}

/** Both in the reader's locale. */
export function useSizeFormats(): { size: (bytes: number) => string; share: (share: number) => string } {
  const { locale } = useFormats();
  return { size: (bytes) => sizeIn(locale, bytes), share: (share) => shareIn(locale, share) };
}
