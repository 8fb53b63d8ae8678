/** Part of scripts that run in the page: what the Tab key should come to, and how each of it is drawn. */
export const MARKS = `
  const PLACES = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  const nameOf = (element) => element.outerHTML.replace(/\\s+/g, ' ').slice(0, 150);
  const labelOf = (element) => element.labels?.[0] ?? element.closest('label');
  const STYLES = ['boxShadow', 'borderColor', 'backgroundColor', 'textDecorationLine', 'stroke', 'strokeWidth'];
  const styleOf = (element, pseudo, names = STYLES) => {
    const style = getComputedStyle(element, pseudo);
    const outline = style.outlineStyle === 'none' ? 'none' : [style.outlineStyle, style.outlineWidth, style.outlineColor].join(' ');
    // What has no color shows what it lies on.
    return [outline, ...names.map((name) => style[name])].join(' ').replace(/rgba\\((\\d+, \\d+, \\d+), 0\\)/g, 'rgb($1)');
  };
  const nearOf = (element) => [element, labelOf(element), element.parentElement, element.parentElement?.parentElement, element.nextElementSibling].filter(Boolean);
`;
