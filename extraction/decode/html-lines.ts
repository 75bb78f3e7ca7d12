import type { CheerioAPI } from 'cheerio';
import type { Style } from './css.ts';
import { cutLine } from './limits.ts';

export interface HtmlCell {
  text: string;
  /** from 0 at the side at which reading begins */
  column: number;
  is_bold: boolean;
}

/** Cells side by side, before they have a place on a page. */
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
/** Elements that begin a new block, rather than continue the one above. */
const parting = new Set(
  'article aside dl fieldset footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p section table ul'.split(
    ' ',
  ),
);
const bold = new Set(['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt']);

/** Elements that are inline rather than boxes of their own. */
const inline = new Set(
  'a abbr b bdi bdo big code em font i label mark q s small span strong sub sup time u'.split(' '),
);
/** Maximum length of two texts side by side to be a label and a value rather than a sentence. */
const longest_pair = 120;

/** The lines of all visible content, from the top down. */
export function linesOfHtml(
  nodes: readonly Node[],
  hidden: ReadonlySet<unknown>,
  styles: ReadonlyMap<unknown, Style>,
): HtmlLine[] {
  const flow = new Flow(hidden, styles);
  flow.readAll(nodes, false);
  flow.endLine();
  return flow.lines;
}

interface Column {
  column: number;
  lines: HtmlLine[];
}

class Flow {
  readonly lines: HtmlLine[] = [];
  readonly #hidden: ReadonlySet<unknown>;
  readonly #styles: ReadonlyMap<unknown, Style>;
  #text = '';
  #bold = 0;
  #block = 0;
  #tables = 0;

  constructor(hidden: ReadonlySet<unknown>, styles: ReadonlyMap<unknown, Style>) {
    this.#hidden = hidden;
    this.#styles = styles;
  }

  readAll(nodes: readonly Node[], is_bold: boolean): void {
    let beside: Element[] = [];
    for (const node of nodes) {
      if (isElement(node) && this.#standsBeside(node)) beside.push(node);
      else if (beside.length === 0 || !isBlank(node)) {
        this.#readBeside(beside, is_bold);
        beside = [];
        this.#read(node, is_bold);
      }
    }
    this.#readBeside(beside, is_bold);
  }

  endLine(): void {
    const text = cutLine(this.#text.trim());
    // blanks that HTML does not collapse separate columns
    const parts = text.split(/[ \u00a0\u2002\u2003]{3,}/).filter((part) => part.trim() !== '');
    const is_bold = this.#bold * 2 > text.length;
    const cells = parts.map((part, column) => ({ text: part, column, is_bold }));
    if (cells.length > 0) this.lines.push({ block: this.#block, table: null, cells });
    this.#text = '';
    this.#bold = 0;
  }

  #read(node: Node, is_bold: boolean): void {
    if (this.#hidden.has(node)) return;
    if (node.nodeType === 3) this.#write('data' in node ? node.data : '', is_bold);
    else if (isElement(node)) this.#readElement(node, is_bold);
  }

  #write(text: string, is_bold: boolean): void {
    const plain = text.replaceAll(/[ \t\r\n\f]+/g, ' ');
    this.#text += this.#text === '' ? plain.trimStart() : plain;
    if (is_bold) this.#bold += plain.length;
  }

  #readElement(element: Element, is_around_bold: boolean): void {
    if (element.name === 'br') return this.endLine();
    if (element.name === 'input' || element.name === 'select')
      return this.#write(valueOf(element), is_around_bold);
    if (element.name === 'pre') return this.#readPre(element);
    const is_block = blocks.has(element.name);
    const is_parting = parting.has(element.name);
    if (is_block) this.endLine();
    if (is_parting) this.#newBlock();
    const is_bold = is_around_bold || bold.has(element.name);
    if (element.name === 'table') this.#readTable(element, is_bold);
    else if (element.name === 'dl') this.#readTerms(element, is_bold);
    else if (this.#isRow(element)) this.#readRow(element, is_bold);
    else this.readAll(element.children, is_bold);
    if (is_block) this.endLine();
    if (is_parting) this.#newBlock();
  }

  #readPre(element: Element): void {
    this.endLine();
    this.#newBlock();
    const text = textOf(element);
    for (const line of text.split('\n')) {
      const cells = cutLine(line)
        .split(/\t|\s{2,}/)
        .filter((part) => part.trim() !== '');
      if (cells.length === 0) this.#newBlock();
      else
        this.lines.push({
          block: this.#block,
          table: null,
          cells: cells.map((part, column) => ({ text: part, column, is_bold: false })),
        });
    }
    this.#newBlock();
  }

  #newBlock(): void {
    if (this.lines.at(-1)?.block === this.#block) this.#block++;
  }

  #style(element: Element, name: string): string {
    return this.#styles.get(element)?.[name] ?? '';
  }

  /** Whether a box is in one line with its neighbours. */
  #standsBeside(element: Element): boolean {
    if (this.#hidden.has(element) || inline.has(element.name)) return false;
    const is_floating = /left|right/.test(this.#style(element, 'float')) && element.name !== 'table';
    return is_floating || /^(?:inline-block|table-cell|inline-table)$/.test(this.#style(element, 'display'));
  }

  /** Whether an element is a flex box or a grid, or a line of two or three separate short texts. */
  #isRow(element: Element): boolean {
    const display = this.#style(element, 'display');
    if (/flex/.test(display)) return !this.#style(element, 'flex-direction').startsWith('column');
    if (/grid/.test(display)) return columnsOf(this.#style(element, 'grid-template-columns')) > 1;
    if (!blocks.has(element.name)) return false;
    const children = element.children.filter((node) => !isBlank(node) && !this.#hidden.has(node));
    return (
      children.length > 1 &&
      children.length <= 3 &&
      children.every((node) => isElement(node) && inline.has(node.name)) &&
      textOf(element).length <= longest_pair
    );
  }

  #readRow(element: Element, is_bold: boolean): void {
    const children = element.children.filter((node) => !isBlank(node) && !this.#hidden.has(node));
    const columns = /grid/.test(this.#style(element, 'display'))
      ? columnsOf(this.#style(element, 'grid-template-columns'))
      : children.length;
    this.endLine();
    for (let at = 0; at < children.length; at += Math.max(1, columns))
      this.#placeBeside(
        children.slice(at, at + Math.max(1, columns)).map((node, column) => ({
          column,
          lines: this.#inside([node], is_bold),
        })),
        null,
      );
  }

  #readBeside(elements: readonly Element[], is_bold: boolean): void {
    if (elements.length === 0) return;
    this.endLine();
    // with `float: right` the first element is the rightmost
    const floated = elements.filter((one) => this.#style(one, 'float') === 'right').reverse();
    const ordered = [...elements.filter((one) => !floated.includes(one)), ...floated];
    this.#placeBeside(
      ordered.map((element, column) => ({ column, lines: this.#inside(element.children, is_bold) })),
      null,
    );
  }

  #readTerms(list: Element, is_bold: boolean): void {
    let terms: HtmlLine[] = [];
    const items = list.children.flatMap((node) =>
      isElement(node) && node.name === 'div' ? node.children : [node],
    );
    for (const item of items) {
      if (!isElement(item) || this.#hidden.has(item)) continue;
      if (item.name === 'dt') {
        if (terms.length > 0) this.#placeBeside([{ column: 0, lines: terms }], null);
        terms = this.#inside([item], true);
      } else if (item.name === 'dd') {
        this.#placeBeside(
          [
            { column: 0, lines: terms },
            { column: 1, lines: this.#inside([item], is_bold) },
          ],
          null,
        );
        terms = [];
      }
    }
    if (terms.length > 0) this.#placeBeside([{ column: 0, lines: terms }], null);
  }

  #inside(nodes: readonly Node[], is_bold: boolean): HtmlLine[] {
    const inner = new Flow(this.#hidden, this.#styles);
    inner.readAll(nodes, is_bold);
    inner.endLine();
    return inner.lines;
  }

  #readTable(table: Element, is_bold: boolean): void {
    const number = this.#tables++;
    /** columns that a cell with `rowspan` still occupies, and for how many more rows */
    let taken = new Map<number, number>();
    for (const row of rowsOf(table)) {
      const next = new Map(
        [...taken].filter(([, rows]) => rows > 1).map(([column, rows]) => [column, rows - 1]),
      );
      const contents: Column[] = [];
      let column = 0;
      for (const cell of row.children) {
        if (!isElement(cell) || !/^t[dh]$/.test(cell.name)) continue;
        while (taken.has(column)) column++;
        if (!this.#hidden.has(cell) && !this.#hidden.has(row))
          contents.push({ column, lines: this.#inside(cell.children, is_bold || cell.name === 'th') });
        const across = spanOf(cell, 'colspan');
        const down = spanOf(cell, 'rowspan');
        if (down > 1) for (let n = 0; n < across; n++) next.set(column + n, down - 1);
        column += across;
      }
      taken = next;
      this.#placeBeside(contents, number);
    }
  }

  /** Places elements side by side, line by line; or, if they are no table, one after the other. */
  #placeBeside(all: readonly Column[], table: number | null): void {
    const contents = all.filter(({ lines }) => lines.length > 0);
    const heights = contents.map(({ lines }) => lines.length);
    const tallest = Math.max(0, ...heights);
    const is_layout =
      contents.length === 1
        ? tallest > 1
        : contents.some(({ lines }) => lines.some((line) => line.cells.length > 1)) ||
          (tallest > 6 && new Set(heights).size > 1);
    if (is_layout) return this.#placeBelow(contents);
    for (let at = 0; at < tallest; at++) {
      const cells = contents.flatMap(({ column, lines }) =>
        (lines[at]?.cells ?? []).map((cell) => ({ ...cell, column })),
      );
      if (cells.length > 0) this.lines.push({ block: this.#block, table, cells });
    }
  }

  #placeBelow(contents: readonly Column[]): void {
    for (const { column, lines } of contents) {
      this.#newBlock();
      const first = this.#block;
      const tables = this.#tables;
      for (const line of lines) {
        this.#block = first + line.block;
        if (line.table !== null) this.#tables = Math.max(this.#tables, tables + line.table + 1);
        this.lines.push({
          block: this.#block,
          table: line.table === null ? null : tables + line.table,
          cells: line.cells.map((cell) => ({ ...cell, column: column + cell.column })),
        });
      }
    }
    this.#newBlock();
  }
}

const isElement = (node: Node): node is Element => 'attribs' in node;
const isBlank = (node: Node) =>
  node.nodeType === 8 || (node.nodeType === 3 && 'data' in node && !/[^ \t\r\n\f]/.test(node.data));

function textOf(element: Element): string {
  return element.children
    .map((node) => (isElement(node) ? textOf(node) : node.nodeType === 3 && 'data' in node ? node.data : ''))
    .join('');
}

function valueOf(element: Element): string {
  if (element.name === 'input')
    return /^(?:|text|tel|email|number|date|search|url)$/.test(element.attribs['type'] ?? '')
      ? (element.attribs['value'] ?? '')
      : '';
  const options = element.children.filter(isElement);
  const chosen = options.find((option) => 'selected' in option.attribs) ?? options[0];
  return chosen ? textOf(chosen) : '';
}

function spanOf(cell: Element, name: string): number {
  const number = Number.parseInt(cell.attribs[name] ?? '1', 10);
  return number > 1 ? Math.min(number, 50) : 1;
}

function columnsOf(template: string): number {
  const [, times, inside = ''] = /^repeat\((\d+),(.*)\)$/.exec(template.trim()) ?? [];
  if (times !== undefined) return Number.parseInt(times, 10) * Math.max(1, columnsOf(inside));
  return template
    .replaceAll(/\([^)]*\)/g, '')
    .split(/\s+/)
    .filter((part) => part !== '').length;
}

function rowsOf(table: Element): Element[] {
  return table.children.flatMap((node) => {
    if (!isElement(node)) return [];
    if (node.name === 'tr') return [node];
    return /^t(?:head|body|foot)$/.test(node.name) ? rowsOf(node) : [];
  });
}
