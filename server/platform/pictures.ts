import type sharp from 'sharp';

/** The library of pictures, loaded with the first of them: a server that makes none does without its memory. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default;
}
