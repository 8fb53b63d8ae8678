import type { Page } from 'playwright-core';
import { axeViolations, describeInBrowser } from '../support/browser.js';
import { setStage } from '../support/stage.js';

const EXHIBIT = `EXHIBIT B

1. Commercial General Liability of not less than One Million Dollars ($1,000,000) per occurrence and $2,000,000 in the aggregate. Owner shall be named as an additional insured by form CG 20 10 07 04.

2. Automobile liability with a combined single limit of $1,000,000.

3. If Contractor uses aircraft, aircraft liability of $10,000,000 per occurrence shall be provided.

4. Insurers shall be rated A- VII or better by A.M. Best.
`;

const widthOf = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate(({ ownerDocument }) => ownerDocument.documentElement.scrollWidth);

describeInBrowser('a template from a contract [E06]', () => {
  const stage = setStage();

  it('is read from a pasted text, confirmed, saved, and says where each requirement was read', async () => {
    const dana = await stage.enterAt('Dana Okafor', '/app/templates/new');
    await dana.getByRole('button', { name: /From a contract/ }).click();
    await dana.getByRole('textbox', { name: 'Text of the exhibit' }).fill(EXHIBIT);
    await dana.getByRole('button', { name: 'Read the text' }).click();
    await dana.getByRole('checkbox', { name: /Each occurrence: \$1,000,000/i }).waitFor();
    expect(await axeViolations(dana)).toEqual([]);
    await dana.getByRole('checkbox', { name: 'AM Best: A- VII or better' }).focus();
    expect(await dana.locator('mark.lit').textContent()).toContain('Insurers shall be rated A- VII or better');
    await dana.setViewportSize({ width: 390, height: 844 });
    expect(await widthOf(dana)).toBeLessThanOrEqual(390);
    await dana.setViewportSize({ width: 1440, height: 1000 });
    await dana.getByRole('button', { name: 'Continue in the editor' }).click();
    const left = dana.getByRole('region', { name: 'From a contract' });
    await left.getByText('If Contractor uses aircraft').waitFor();
    await dana.getByRole('textbox', { name: /Template name/ }).fill('Bridge contract');
    await dana.getByRole('button', { name: 'Save template' }).click();
    await dana.getByRole('heading', { name: 'Bridge contract', exact: true }).waitFor();
    const origins = dana.getByRole('region', { name: 'Read from the contract' });
    await origins
      .getByText(/by form CG 20 10 07 04/)
      .first()
      .waitFor();
    expect(await origins.getByText(/read from: “Insurers shall be rated A- VII/).count()).toBe(1);
    expect(await axeViolations(dana)).toEqual([]);
    expect(stage.faults()).toEqual([]);
  });
});
