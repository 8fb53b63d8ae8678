import { MARKS } from './page-marks.script.js';

/** Where a walk begins: at the top of the whole page, of its content under the frame, or of what the selected tab shows. */
export type WalkBeginning = 'frame' | 'content' | 'tab';

/**
 * Runs in the page, where it becomes `keyWalk`. A place is what the Tab key should come to; of radio buttons, tabs and rows that the
 * arrows go through, one of each group.
 */
const WALK = `(from) => {
  ${MARKS}
  const MOST_ALIKE = 5;
  const GROUP = '[role=tablist], [role=radiogroup], [role=listbox], [role=menu], [role=toolbar], [role=slider], table';
  const tab = document.querySelector('#content [role=tab][aria-selected=true]');
  const panel = from === 'tab' && tab ? document.getElementById(tab.getAttribute('aria-controls')) : null;
  const root = from === 'frame' ? document.body : panel ?? document.querySelector('#content') ?? document.body;
  const keyOf = (element) => (element.type === 'radio' && element.name ? 'radio ' + element.name : element);
  const placesNow = () => [...root.querySelectorAll(PLACES)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && shown(element),
  );

  const looks = new WeakMap();
  const remember = (element) => {
    for (const near of nearOf(element)) for (const pseudo of [null, '::before', '::after']) {
      const known = looks.get(near) ?? {};
      looks.set(near, known);
      known[pseudo] ??= styleOf(near, pseudo);
    }
  };
  const hasOutline = (element) => element.matches(':focus-visible') && getComputedStyle(element).outlineStyle !== 'none' && looks.has(element) && !looks.get(element)[null].startsWith('solid');
  const isMarked = (element) => hasOutline(element) || nearOf(element).some((near) =>
    [null, '::before', '::after'].some((pseudo) => (looks.get(near)?.[pseudo] ?? '') !== styleOf(near, pseudo)));

  /** A box to check is drawn by its label. */
  const isDrawnByOther = (element) => {
    const own = element.getBoundingClientRect();
    return own.width <= 2 || own.height <= 2 || getComputedStyle(element).opacity === '0';
  };
  const boxOf = (element) => {
    const own = element.getBoundingClientRect();
    const label = labelOf(element);
    return isDrawnByOther(element) ? (label ?? element.parentElement).getBoundingClientRect() : own;
  };
  const stays = (element) => {
    for (let at = element; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  const trouble = (element) => {
    const whole = boxOf(element);
    const [left, top] = [Math.max(whole.left, 0), Math.max(whole.top, 0)];
    const box = { left, top, width: Math.min(whole.right, innerWidth) - left, height: Math.min(whole.bottom, innerHeight) - top };
    const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [box.left + box.width * x, box.top + box.height * y]));
    const inside = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    if (inside.length === 0) return 'is outside of the window';
    const label = labelOf(element);
    const seen = inside.some(([x, y]) => {
      const drawn = document.elementFromPoint(x, y);
      return drawn && (element.contains(drawn) || drawn.contains(element) || label?.contains(drawn) || (isDrawnByOther(element) && element.parentElement.contains(drawn)));
    });
    return seen ? null : 'lies under ' + nameOf(document.elementFromPoint(...inside[0]) ?? document.body);
  };

  const reached = new Set();
  let [before, current, parts] = [null, null, 0];
  const outOfOrder = (element) => {
    if (stays(element)) return null;
    const box = boxOf(element);
    const now = { element, left: box.left + scrollX, right: box.right + scrollX, top: box.top + scrollY, bottom: box.bottom + scrollY };
    const last = before;
    before = now;
    if (!last || now.bottom > last.top + 2 || now.left >= last.right - 2) return null;
    return 'comes after what stands below it: ' + nameOf(last.element);
  };

  document.activeElement?.blur();
  placesNow().forEach(remember);
  const start = document.createElement('span');
  start.tabIndex = -1;
  root.prepend(start);
  scrollTo(0, 0);
  start.focus();
  start.remove();
  const step = () => {
    const { activeElement } = document;
    const isOut = activeElement === document.body || activeElement === null || !root.contains(activeElement);
    // A box of a day has a place for month, day, year and calendar.
    const isPart = activeElement?.type === 'date' && activeElement === current && parts++ < 3;
    if (isPart) return { over: false, complaints: [] };
    if (isOut || reached.has(keyOf(activeElement))) {
      const isTrap = !isOut && placesNow().length > reached.size + 1 && reached.size > 0 && activeElement !== [...reached][0];
      return { over: true, complaints: isTrap ? [nameOf(activeElement) + ' has the focus again before the end'] : [] };
    }
    reached.add(keyOf(activeElement));
    [current, parts] = [activeElement, 0];
    const backwards = outOfOrder(activeElement);
    const wrong = () => [isMarked(activeElement) ? null : 'does not show the focus', trouble(activeElement), backwards].filter(Boolean);
    const told = (complaints) => (skipAlike(activeElement), { over: false, complaints: complaints.map((text) => nameOf(activeElement) + ' ' + text) });
    if (wrong().length === 0) return told([]);
    // What appears with the focus is drawn with the next pictures only.
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(told(wrong())))));
  };

  /** Of a long list the first items and the last are gone through: those between are alike. */
  const skipAlike = (element) => {
    const item = element.closest('tbody > tr, li, article');
    const alike = item ? [...item.parentElement.children] : [];
    const last = alike.at(-2);
    if (alike.indexOf(item) < MOST_ALIKE || !last || alike.indexOf(item) >= alike.length - 2) return;
    const skipped = placesNow().filter((place) => alike.some((other, at) => at >= MOST_ALIKE && at < alike.length - 1 && other.contains(place)));
    for (const place of skipped) reached.add(keyOf(place));
    skipped.at(-1)?.focus();
    before = null;
  };

  const goesByArrows = (element) => {
    const group = element.closest(GROUP);
    return group !== null && [...reached].some((other) => other instanceof Element && group.contains(other));
  };
  const missed = () => {
    const places = placesNow().filter((element) => !reached.has(keyOf(element)) && !goesByArrows(element));
    const propsOf = (element) => element[Object.keys(element).find((key) => key.startsWith('__reactProps$'))] ?? {};
    const usable = (element) => element.closest(PLACES + ', label') ?? element.querySelector(PLACES);
    const byMouse = [...root.querySelectorAll('*')].filter((element) => propsOf(element).onClick && getComputedStyle(element).cursor === 'pointer' && shown(element) && !element.matches(':disabled')
      && (!usable(element) || (usable(element).tabIndex < 0 && usable(element) !== root && !goesByArrows(element) && !usable(element).labels)));
    return [
      ...places.map((element) => 'the Tab key does not reach ' + nameOf(element)),
      ...byMouse.map((element) => 'the mouse alone uses ' + nameOf(element)),
    ];
  };
  globalThis.keyWalk = { step, missed, count: () => reached.size };
}`;

/** The script that begins a walk. */
export const walkScript = (from: WalkBeginning): string => `(${WALK})('${from}')`;
