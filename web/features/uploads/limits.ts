/** The most pages of a PDF (docs/product/rules.md, section 12). */
export const most_pages = 60;

/** The types that the file picker offers first; the server decides by the content. */
export const picked = 'application/pdf,image/*,text/*,message/rfc822,.eml,.ics,.html';
