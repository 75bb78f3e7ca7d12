import format from 'use-intl/format-message/format-only';
import { joinPrefixes } from '#domain/hebrew-prefix.ts';

/** Writes a compiled text with its arguments: the one place where the browser's texts are formed (vite.config.ts). */
export default function formatMessage(...parts: Parameters<typeof format>): ReturnType<typeof format> {
  const text = format(...parts);
  return typeof text === 'string' && parts[3].locale === 'he' ? joinPrefixes(text) : text;
}

// the texts are compiled
formatMessage.raw = false;
