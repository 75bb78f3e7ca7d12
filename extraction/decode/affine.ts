import type { Affine } from '../model.ts';

/*
 * Maps points of a rotated picture back to the original. The OCR needs an upright, straightened photo, but marked words
 * are shown on the photo as it was taken.
 */

/** @returns first `inner`, then `outer` */
export function after(inner: Affine, outer: Affine): Affine {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
}

export const at = ([a, b, c, d, e, f]: Affine, x: number, y: number): [x: number, y: number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

interface Size {
  width: number;
  height: number;
}

/** Maps a picture that was rotated clockwise about its middle, onto a larger sheet, back to the original. */
export function turnedBack(degrees: number, was: Size, is: Size): Affine {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [is.width / 2, is.height / 2];
  return [cos, -sin, sin, cos, was.width / 2 - cos * x - sin * y, was.height / 2 + sin * x - cos * y];
}

export const scaledBack = (was: Size, is: Size): Affine => [
  was.width / is.width,
  0,
  0,
  was.height / is.height,
  0,
  0,
];
