/** @run rest: what the walk by the Tab key, which goes through every page of the product, finds on a page with known faults. */
import { axeViolations, describeInBrowser, openPage, sharedBrowser } from '../support/browser.js';
import { complaintsInForcedColors } from '../support/looks.js';
import { complaintsByTab } from '../support/page-walk.js';

const FAULTS = `<main id="content">
  <button id="right">Right</button>
  <button id="unmarked" style="outline: none">Unmarked</button>
  <button id="outside" style="position: fixed; left: -900px">Outside</button>
  <div style="display: flex; flex-direction: column-reverse"><button id="below">Below</button><button id="above">Above</button></div>
  <div style="position: fixed; inset: auto 0 0 0; height: 200px; background: white"></div>
  <button id="covered" style="position: fixed; bottom: 50px; z-index: -1">Covered</button>
  <div id="mouse" style="cursor: pointer">By mouse</div>
  <script>document.querySelector('#mouse').__reactProps$1 = { onClick() {} };</script>
</main>`;

/** A shadow and a fill are not drawn in forced colors. */
const UNSEEN = `<style>
  #shaded:focus { outline: none; box-shadow: 0 0 0 3px blue }
  [role=tab] { border: 0; background: white }
  [role=tab][aria-selected=true] { background: yellow }
  #lined[aria-selected=true] { border-bottom: 2px solid }
  #drawn { appearance: none }
  #drawn:checked { background: blue }
</style>
<main id="content">
  <button id="right">Right</button>
  <button id="shaded">Shaded</button>
  <div role="tablist">
    <button role="tab" id="filled" aria-selected="true">Filled</button>
    <button role="tab" id="lined" aria-selected="true">Lined</button>
  </div>
  <input type="checkbox" id="native" aria-label="Native" checked />
  <input type="checkbox" id="drawn" aria-label="Drawn" checked />
</main>`;

const ROW = '<tr><td>Right</td></tr>';
/** Each named by another element: the third by none that is there, and the sixth by a space. */
const NAMED = ['said', 'said', 'nowhere']
  .map((by, index) => `<li><button id="by${index + 1}" aria-labelledby="${by}"></button></li>`)
  .concat(
    ['Four', 'Five', ' '].map((label, index) => `<li><button id="by${index + 4}" aria-label="${label}"></button></li>`),
  )
  .join('');
/** The fifth row is drawn otherwise, and the last has a button without a name, as the third and the sixth item of the list; one text is there in a narrow window alone. */
const PALE = `<html lang="en"><title>Faults</title><style>
  .pale { color: #bbb; background: #fff }
  li button { width: 40px; height: 40px }
  .narrow { display: none }
  @media (max-width: 500px) { .narrow { display: block } }
  @media (prefers-color-scheme: dark) { .night { color: #bbb; background: #fff } }
</style>
<main id="content">
  <table><tbody>${ROW.repeat(4)}<tr><td class="pale" id="fifth">Pale</td></tr>${ROW.repeat(4)}<tr><td><button id="nameless"></button></td></tr></tbody></table>
  <p id="said">Said</p>
  <ul>${NAMED}</ul>
  <p class="night" id="night">Pale in the dark</p>
  <p class="narrow pale" id="narrow">Pale</p>
</main>`;
const DIALOG =
  '<section aria-modal="true" role="dialog" aria-label="Open"><p class="pale" id="within">Pale</p></section>';

const placeOf = (complaint: string): string | undefined => /id="(\w+)"/.exec(complaint)?.[1];

describeInBrowser('the walk by the Tab key [K05]', () => {
  it('names what does not show the focus, is outside or covered, comes too late, or is for the mouse alone, and nothing else', async () => {
    const { page } = await openPage(await sharedBrowser(), 'http://localhost');
    await page.setContent(FAULTS);
    const complaints = await complaintsByTab(page, 'content');
    await page.context().close();
    expect(complaints.map(placeOf)).toEqual(['unmarked', 'outside', 'above', 'covered', 'mouse']);
  });

  it('names what shows the focus, or that it is chosen, by a shadow or a fill alone, which forced colors do not draw', async () => {
    const { page } = await openPage(await sharedBrowser(), 'http://localhost');
    await page.setContent(UNSEEN);
    const complaints = await complaintsInForcedColors(page);
    await page.context().close();
    expect(complaints.map(placeOf)).toEqual(['shaded', 'filled', 'drawn']);
  });

  it('is followed by axe, which names what is wrong in one of many alike rows, in the dark, in a narrow window alone, and in an open dialog', async () => {
    const { page } = await openPage(await sharedBrowser(), 'http://localhost');
    await page.setContent(PALE);
    const wide = await axeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const narrow = await axeViolations(page, 'narrow');
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await axeViolations(page, 'colors');
    await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '${DIALOG}')`);
    const dialog = await axeViolations(page);
    await page.context().close();
    expect(wide.toSorted()).toEqual(['button-name: #nameless, #by3, #by6', 'color-contrast: #fifth']);
    expect(narrow).toEqual(['color-contrast: #narrow', 'button-name: #nameless, #by3, #by6']);
    expect(dark).toEqual(['color-contrast: #fifth, #night, #narrow']);
    expect(dialog).toEqual(['color-contrast: #within']);
  });
});
