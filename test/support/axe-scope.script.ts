/**
 * Runs in the page, where it becomes `axeScope`: what axe need not look at again.
 * `alike`: rows, items and articles that are built and drawn as two before them in the same list, with the same elements, classes, styles, roles and
 * states, each empty where that is empty, and named by others that are there where that is: whatever is wrong with one of them is wrong with those two.
 * `note` remembers the texts that are seen, and `fresh` are those that were not seen then.
 */
export const AXE_SCOPE = `
globalThis.axeScope = (() => {
  const STAYS = 2;
  const TOLD = /^(class|style|role|type|disabled|aria-(?!label|describedby|controls|owns).*)$/;
  const REFERS = /^(for|headers|aria-(labelledby|describedby|controls|owns))$/;
  const saidBy = (id) => {
    const found = document.getElementById(id);
    if (found === null) return 'nothing';
    return found.textContent.trim() === '' ? 'empty' : 'text';
  };
  const toldOf = ({ name, value }) => {
    if (REFERS.test(name)) return '=' + value.trim().split(/\\s+/).map(saidBy).join();
    return TOLD.test(name) || value.trim() === '' ? '=' + value.trim() : '';
  };
  const formOf = (element) => element.tagName + [...element.attributes].map((attribute) => ' ' + attribute.name + toldOf(attribute)).join('')
    + (element.textContent.trim() === '' ? ' empty' : '');
  const formOfAll = (item) => [item, ...item.querySelectorAll('*')].map(formOf).join('|');
  const isText = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  const texts = () => [...document.body.querySelectorAll('*')].filter((element) => isText(element) && element.checkVisibility({ visibilityProperty: true }));
  let seen = new WeakSet();
  return {
    alike: () => {
      const times = new Map();
      return [...document.querySelectorAll('tbody > tr, li, article')].filter((item) => {
        const forms = times.get(item.parentElement) ?? new Map();
        times.set(item.parentElement, forms);
        const form = formOfAll(item);
        forms.set(form, (forms.get(form) ?? 0) + 1);
        return forms.get(form) > STAYS;
      });
    },
    note: () => void (seen = new WeakSet(texts())),
    fresh: () => texts().filter((element) => !seen.has(element)),
  };
})();`;
