/*
 * As much of a document as React needs to render into, for tests that count renders or call what a component does. The
 * output itself is tested in a real browser (e2e).
 */

class FakeNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly ownerDocument: FakeDocument | null;
  readonly childNodes: FakeNode[] = [];
  parentNode: FakeNode | null = null;
  nodeValue: string | null = null;
  readonly style = { setProperty: () => undefined };

  constructor(nodeType: number, nodeName: string, ownerDocument: FakeDocument | null) {
    this.nodeType = nodeType;
    this.nodeName = nodeName;
    this.ownerDocument = ownerDocument;
  }

  get tagName(): string {
    return this.nodeName;
  }

  get namespaceURI(): string {
    return 'http://www.w3.org/1999/xhtml';
  }

  get textContent(): string {
    return this.nodeValue ?? this.childNodes.map(({ textContent }) => textContent).join('');
  }

  set textContent(text: string) {
    this.childNodes.length = 0;
    if (text !== '') this.appendChild(textNode(text));
  }

  appendChild<Child extends FakeNode>(child: Child): Child {
    return this.insertBefore(child, null);
  }

  insertBefore<Child extends FakeNode>(child: Child, before: FakeNode | null): Child {
    child.parentNode?.removeChild(child);
    const place = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(place, 0, child);
    child.parentNode = this;
    return child;
  }

  removeChild<Child extends FakeNode>(child: Child): Child {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
    return child;
  }

  setAttribute(): void {}
  removeAttribute(): void {}
  addEventListener(): void {}
  removeEventListener(): void {}
  querySelector(): null {
    return null;
  }

  // of a dialog, which opens and closes without a window
  showModal(): void {}
  close(): void {}
}

class FakeDocument extends FakeNode {
  readonly visibilityState = 'visible';
  readonly activeElement = null;
  get defaultView(): typeof globalThis {
    return globalThis;
  }

  constructor() {
    super(9, '#document', null);
  }

  createElement(name: string): FakeNode {
    return new FakeNode(1, name.toUpperCase(), this);
  }

  createElementNS(_space: string, name: string): FakeNode {
    return this.createElement(name);
  }

  createTextNode(text: string): FakeNode {
    return textNode(text);
  }
}

function textNode(text: string): FakeNode {
  const node = new FakeNode(3, '#text', null);
  node.nodeValue = text;
  return node;
}

/** Installs a fake document and returns an element to render into. */
export function fakeContainer(): Element & { readonly textContent: string } {
  const document = new FakeDocument();
  const nothing = () => undefined;
  Object.assign(globalThis, {
    document,
    window: globalThis,
    addEventListener: nothing,
    removeEventListener: nothing,
    HTMLIFrameElement: FakeDocument,
    IS_REACT_ACT_ENVIRONMENT: true,
  });
  // React uses only the members that exist here
  return document.createElement('div') as unknown as Element & { readonly textContent: string };
}

type Handlers = Record<string, ((event: object) => void) | undefined>;

/** The handlers that React gave the elements of a name, in the order of the page: events do not reach a fake document. */
export function handlersIn(container: object, name: string): Handlers[] {
  const { nodeName, childNodes } = container as FakeNode;
  const props = Object.entries(container).find(([key]) => key.startsWith('__reactProps$'))?.[1] as
    | Handlers
    | undefined;
  const own = nodeName === name && props !== undefined ? [props] : [];
  return [...own, ...childNodes.flatMap((child) => handlersIn(child, name))];
}
