/** A document has at most so many pages (decisions.md, section 12). */
export const most_pages = 60;
