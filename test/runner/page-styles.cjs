/** Inherited by elements below, and read by those who ask whether something is shown or can be pressed. */
const INHERITED = /visibility|pointer-events/;

/**
 * `getComputedStyle` of a page without style sheets. What jsdom computes, by matching every rule of its own sheet with the element and parsing each value
 * again, took a fifth of the time of all suites of the page. Here it does so once for each kind of element: where no sheet is in the page and no style stands
 * on the element, those of one kind have the same styles.
 */
exports.sharedStyles = (window) => {
  const compute = window.getComputedStyle.bind(window);
  const ofKind = new Map();
  return (element, pseudo) => {
    if (pseudo || window.document.styleSheets.length > 0 || hasOwnStyle(element)) return compute(element, pseudo);
    const kind = kindOf(element);
    const styles = ofKind.get(kind) ?? compute(element);
    ofKind.set(kind, styles);
    return styles;
  };
};

function hasOwnStyle(element) {
  if (element.hasAttribute('style')) return true;
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement)
    if (INHERITED.test(outer.getAttribute('style') ?? '')) return true;
  return false;
}

/** What the sheet of jsdom tells apart: the name, the type of a field, whether it is hidden, and whether a dialog is open. */
const kindOf = (element) =>
  [
    element.namespaceURI,
    element.localName,
    element.getAttribute('type'),
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
  ].join(' ');
