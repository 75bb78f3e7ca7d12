import type { Issuer } from './shape.ts';

export const hurtigruten: Issuer = {
  id: 'hurtigruten',
  line_id: 'hurtigruten',
  names: ['hurtigruten', 'hurtigruten.com', 'coastal express'],
  booking_number: null,
  stateroom: '\\d{3}',
  loyalty: {
    names: ['hurtigruten ambassador', '1893 ambassador'],
    pattern: null,
  },
  date_order: null,
  labels: {},
  categories: ['polar inside', 'polar outside', 'arctic superior', 'expedition suite', 'seaview superior'],
};
