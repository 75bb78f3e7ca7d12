/** The most pages of a PDF (docs/product/rules.md, section 12). */
export const most_pages = 60;
