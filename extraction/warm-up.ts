import { readDocument } from './read.ts';

/** A typical page of a line, so that the code for names, days, amounts and tables has run once. */
const lines = [
  'Booking confirmation',
  'Booking number: ABC1234   Booked on: 12 March 2027',
  'Ship: Queen Mary 2   Voyage: Western Mediterranean, 7 nights',
  'Stateroom 8042   Balcony   Deck 8   Dining: 18:30',
  'Guests: Mr John Example, Mrs Jane Example',
  'Date   Port   Arrive   Depart',
  'Sat 05 Jun 2027   Barcelona   -   18:00',
  'Sun 06 Jun 2027   At sea   -   -',
  'Mon 07 Jun 2027   Naples   07:00   19:00',
  'Sat 12 Jun 2027   Barcelona   06:00   -',
  'Cruise fare   EUR 2,340.00   Total   EUR 2,540.00',
  'Deposit paid   EUR 500.00   Final payment due 4 April 2027   EUR 2,040.00',
];

/** A PDF of one page with that text, each part of a row at its own place. */
function samplePdf(): Uint8Array {
  const shown = lines.flatMap((line, at) =>
    line.split(/ {3}/).map((part, column) => `1 0 0 1 ${50 + column * 130} ${760 - at * 20} Tm (${part}) Tj`),
  );
  const content = `BT /F1 10 Tf\n${shown.join('\n')}\nET`;
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Count 1 /Kids [3 0 R]>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((body, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<</Size ${size} /Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${text}${table}${end}`);
}

/**
 * Reads a built-in document, so that libraries and names are loaded and the code is compiled before a user waits: most
 * of the time of a first reading. It returns the result for tests.
 */
export async function warmUp(): Promise<Awaited<ReturnType<typeof readDocument>>> {
  return readDocument(samplePdf());
}
