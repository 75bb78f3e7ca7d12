import type { CheerioAPI } from 'cheerio';

export interface HtmlCell {
  text: string;
  /** from 0 at the side where reading begins */
  column: number;
  is_bold: boolean;
}

/** What stands beside each other, before it has a place on a page. */
export interface HtmlLine {
  block: number;
  table: number | null;
  cells: HtmlCell[];
}

type Node = ReturnType<CheerioAPI['root']>[number]['children'][number];
type Element = Extract<Node, { name: string; attribs: unknown; tagName: string }>;

const blocks = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** What begins something new, rather than going on with what stands above it. */
const parting = new Set(
  'article aside dl fieldset footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p section table ul'.split(
    ' ',
  ),
);
const bold = new Set(['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt']);

/** Lines of what is not hidden, from the top down. */
export function linesOfHtml(nodes: readonly Node[], hidden: ReadonlySet<unknown>): HtmlLine[] {
  const flow = new Flow(hidden);
  flow.readAll(nodes, false);
  flow.endLine();
  return flow.lines;
}

class Flow {
  readonly lines: HtmlLine[] = [];
  readonly #hidden: ReadonlySet<unknown>;
  #text = '';
  #bold = 0;
  #block = 0;
  #tables = 0;

  constructor(hidden: ReadonlySet<unknown>) {
    this.#hidden = hidden;
  }

  readAll(nodes: readonly Node[], is_bold: boolean): void {
    for (const node of nodes) this.#read(node, is_bold);
  }

  endLine(): void {
    const text = this.#text.trim();
    if (text !== '')
      this.lines.push({
        block: this.#block,
        table: null,
        cells: [{ text, column: 0, is_bold: this.#bold * 2 > text.length }],
      });
    this.#text = '';
    this.#bold = 0;
  }

  #read(node: Node, is_bold: boolean): void {
    if (node.nodeType === 3) this.#write(node.data, is_bold);
    else if ('name' in node && 'attribs' in node) this.#readElement(node, is_bold);
  }

  #write(text: string, is_bold: boolean): void {
    const plain = text.replaceAll(/\s+/g, ' ');
    this.#text += plain;
    if (is_bold) this.#bold += plain.length;
  }

  #readElement(element: Element, is_bold: boolean): void {
    if (this.#hidden.has(element)) return;
    if (element.name === 'br') return this.endLine();
    const is_block = blocks.has(element.name);
    const is_parting = parting.has(element.name);
    if (is_block) this.endLine();
    if (is_parting) this.#newBlock();
    const is_inner_bold = is_bold || bold.has(element.name);
    if (element.name === 'table') this.#readTable(element, is_inner_bold);
    else this.readAll(element.children, is_inner_bold);
    if (is_block) this.endLine();
    if (is_parting) this.#newBlock();
  }

  #newBlock(): void {
    if (this.lines.at(-1)?.block === this.#block) this.#block++;
  }

  #readTable(table: Element, is_bold: boolean): void {
    const number = this.#tables++;
    for (const row of rowsOf(table)) {
      if (this.#hidden.has(row)) continue;
      const cells = row.children.filter(
        (node): node is Element => 'name' in node && /^t[dh]$/.test(node.name),
      );
      const contents: { column: number; lines: HtmlLine[] }[] = [];
      let column = 0;
      for (const cell of cells) {
        if (!this.#hidden.has(cell)) {
          const inner = new Flow(this.#hidden);
          inner.readAll(cell.children, is_bold || cell.name === 'th');
          inner.endLine();
          contents.push({ column, lines: inner.lines });
        }
        column += Math.max(1, Number.parseInt(cell.attribs['colspan'] ?? '1', 10) || 1);
      }
      this.#placeBeside(contents, number);
    }
  }

  #placeBeside(contents: { column: number; lines: HtmlLine[] }[], table: number): void {
    const is_layout = contents.some(({ lines }) => lines.some((line) => line.cells.length > 1));
    if (is_layout) {
      for (const { column, lines } of contents) {
        this.#newBlock();
        const first = this.#block;
        for (const line of lines) {
          this.#block = first + line.block;
          this.lines.push({
            block: this.#block,
            table: line.table === null ? null : this.#tables + line.table,
            cells: line.cells.map((cell) => ({ ...cell, column: column + cell.column })),
          });
        }
        this.#tables += 1 + Math.max(-1, ...lines.map((line) => line.table ?? -1));
      }
      return;
    }
    const height = Math.max(0, ...contents.map(({ lines }) => lines.length));
    for (let at = 0; at < height; at++) {
      const cells = contents.flatMap(({ column, lines }) =>
        (lines[at]?.cells ?? []).map((cell) => ({ ...cell, column })),
      );
      this.lines.push({ block: this.#block, table, cells });
    }
  }
}

function rowsOf(table: Element): Element[] {
  return table.children.flatMap((node) => {
    if (!('name' in node) || !('attribs' in node)) return [];
    if (node.name === 'tr') return [node];
    return /^t(?:head|body|foot)$/.test(node.name) ? rowsOf(node) : [];
  });
}
