/** For slow or costly networks: nothing comes by itself. */
export const ship_mode = {
  label: 'Ship mode',
  hint: 'For slow or costly networks: updates only when you ask.',
  as_of: 'Ship mode. Last updated {ago}.',
  update: 'Update now',
  turn_off: 'Turn off',
  show_map: 'Show map',
} as const;
