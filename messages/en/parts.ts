/** What belongs to one cruise as records of their own: passengers, flights, hotel nights, add-ons, payments. */
export const parts = {
  undone: 'It is back.',
} as const;
