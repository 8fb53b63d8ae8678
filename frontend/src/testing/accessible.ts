import axe from 'axe-core';

/** Fails with what axe finds. Colors need a browser: they are checked there. */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    // What is in a frame is not there without a browser.
    iframes: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
