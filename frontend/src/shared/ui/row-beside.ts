const ROW = 'tr, li';
/** The acts of a row first: a link beside them leads away. */
const PLACES = ['.row-acts button', 'a[href]'];

/** Where the focus goes when the row of an element is taken away: the row after it, else the one before. Empty where it is in no row. */
export function placesBeside(element: Element): readonly HTMLElement[] {
  const row = element.closest(ROW);
  return [row?.nextElementSibling, row?.previousElementSibling].flatMap((beside) =>
    PLACES.flatMap((place) => beside?.querySelector<HTMLElement>(place) ?? []).slice(0, 1),
  );
}
