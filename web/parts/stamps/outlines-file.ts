// Written by reference/outlines.ts.

export const outlines_file = '/assets/outlines-c157b6c7.json';

/** The box of each outline. */
export const outline_box = { width: 100, height: 68 } as const;
