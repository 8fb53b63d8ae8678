const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

/**
 * The labels of a field, as HTML defines them. jsdom walks the whole document for each label of each field, and looking up one field by its
 * label asks every element: a third of the time that the longest forms take.
 */
function labelsOf(field: Element): readonly HTMLLabelElement[] {
  const isOf = (label: HTMLLabelElement): boolean =>
    label.htmlFor === ''
      ? label.contains(field) && label.querySelector(LABELABLE) === field
      : label.htmlFor === field.id;
  return [...field.ownerDocument.querySelectorAll('label')].filter(isOf);
}

for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: Element) {
      return this.matches(LABELABLE) ? labelsOf(this) : null;
    },
  });
}
