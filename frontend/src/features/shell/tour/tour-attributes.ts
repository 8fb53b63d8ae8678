const MARKS = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const;

/**
 * driver.js marks each part that it shows as a button which opened its dialog, and afterwards removes the marks also from buttons that had
 * them before. This remembers what they had and gives it back.
 */
export function tourAttributes() {
  const kept = new Map<Element, ReadonlyMap<string, string | null>>();
  return {
    keep(element: Element): void {
      if (!kept.has(element)) kept.set(element, new Map(MARKS.map((mark) => [mark, element.getAttribute(mark)])));
    },
    giveBack(): void {
      for (const [element, values] of kept)
        for (const [mark, value] of values)
          if (value === null) element.removeAttribute(mark);
          else element.setAttribute(mark, value);
    },
  };
}
