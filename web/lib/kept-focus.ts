import { useEffect } from 'react';
import { focusHeading } from '#web/ui/heading.ts';

const takes_focus = 'a[href], button:not(:disabled), input, select, textarea, summary';

/**
 * Moves the focus to a neighbour when the focused element disappears: a button that did its work, a row that was
 * discarded. The browser would begin again at the top of the page. The screen calls this hook.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    const main = document.querySelector<HTMLElement>('main');
    if (main === null) return;
    let latest: HTMLElement | undefined;
    const observer = new MutationObserver((records) => {
      const { activeElement, body } = document;
      if (latest === undefined || (activeElement !== null && activeElement !== body) || isOnPage(latest))
        return;
      const successor = successorOf(main, latest, records);
      latest = undefined;
      if (successor === undefined) focusHeading();
      else successor.focus();
    });
    const come = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) latest = target;
    };
    // a user who clicks on an empty place, or goes to the bar, has left by themselves
    const leave = () => {
      setTimeout(() => {
        if (latest !== undefined && isOnPage(latest) && document.activeElement !== latest) latest = undefined;
      });
    };
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['hidden', 'open'] });
    main.addEventListener('focusin', come);
    main.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      main.removeEventListener('focusin', come);
      main.removeEventListener('focusout', leave);
    };
  }, []);
}

function isOnPage(node: Element): boolean {
  return node.isConnected && node.checkVisibility();
}

/** The next focusable element after the removed one, else the one before it. */
function successorOf(
  main: HTMLElement,
  gone: Element,
  records: readonly MutationRecord[],
): HTMLElement | undefined {
  const way_out = records.findLast(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(gone)),
  );
  const parent = way_out === undefined ? gone.parentElement : way_out.target;
  return parent instanceof Element
    ? nearest(main, parent, way_out === undefined ? gone : way_out.previousSibling)
    : undefined;
}

function nearest(main: HTMLElement, parent: Element, behind: Node | null): HTMLElement | undefined {
  const children = [...parent.children];
  const is_later = (child: Element) =>
    behind === null ||
    behind.parentNode !== parent ||
    (behind.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const later = children.filter(is_later).flatMap(focusable);
  const earlier = children.filter((child) => !is_later(child)).flatMap(focusable);
  const found = later[0] ?? earlier.at(-1);
  if (found !== undefined || parent === main || parent.parentElement === null) return found;
  return nearest(main, parent.parentElement, parent);
}

function focusable(node: Element): HTMLElement[] {
  const all = [node, ...node.querySelectorAll(takes_focus)];
  return all.filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(takes_focus) && isOnPage(one),
  );
}
