import { MARKS } from './page-marks.script.js';

/**
 * Runs in a page in forced colors, after a key was pressed: names the places that do not show that they have the focus, and what is chosen
 * and does not show it. Of the rows of a list the first are enough: the others are drawn alike.
 */
export const NOT_MARKED = `(() => {
  ${MARKS}
  const MOST_ALIKE = 2;
  const DRAWN = [...STYLES, 'backgroundImage', 'borderWidth', 'color', 'content', 'display', 'opacity', 'transform', 'visibility'];
  const drawnOf = (element, names) => nearOf(element).map((near) =>
    [null, '::before', '::after'].map((pseudo) => styleOf(near, pseudo, names)).join()).join();
  const isOneOfFirst = (element) => {
    const item = element.closest('tbody > tr, li, article');
    return !item || [...item.parentElement.children].indexOf(item) < MOST_ALIKE;
  };
  const places = [...document.querySelectorAll(PLACES)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && shown(element) && isOneOfFirst(element),
  );
  const hidesFocus = (element) => {
    document.activeElement?.blur();
    const before = drawnOf(element, STYLES);
    element.focus({ preventScroll: true });
    return document.activeElement === element && drawnOf(element, STYLES) === before;
  };
  const withoutFocus = places.filter(hidesFocus);
  document.activeElement?.blur();

  /** How it is drawn while it is not chosen: only the state is taken from it, for a moment. */
  const unchosen = (element) => {
    if (element.matches('input:checked')) {
      element.checked = false;
      const drawn = drawnOf(element, DRAWN);
      element.checked = true;
      return drawn;
    }
    const name = ['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current'].find((state) => element.hasAttribute(state));
    const value = element.getAttribute(name);
    element.setAttribute(name, 'false');
    const drawn = drawnOf(element, DRAWN);
    element.setAttribute(name, value);
    return drawn;
  };
  const isDrawnByBrowser = (element) => {
    const { appearance, opacity } = getComputedStyle(element);
    return element.matches('input') && appearance !== 'none' && opacity !== '0' && element.offsetWidth > 2;
  };
  const CHOSEN = '[aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]:not([aria-current=false]), input:checked';
  const withoutChoice = [...document.querySelectorAll(CHOSEN)].filter(
    (element) => shown(element) && isOneOfFirst(element) && !isDrawnByBrowser(element) && drawnOf(element, DRAWN) === unchosen(element),
  );
  return [
    ...withoutFocus.map((element) => nameOf(element) + ' does not show the focus'),
    ...withoutChoice.map((element) => nameOf(element) + ' does not show that it is chosen'),
  ];
})()`;
