/** A minimal PDF with one content stream per page, in Helvetica, for tests of the reader. */
export function smallPdf(pages: readonly string[], extra = ''): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents ${5 + at * 2} 0 R ` +
        `/Resources << /Font << /F 3 0 R >> /ExtGState << /Clear << /ca 0 >> >> >> ${extra} >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

/** Words at a position, measured from the page's lower left corner. */
export function words(text: string, x: number, y: number, size = 12): string {
  return `BT /F ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`;
}
