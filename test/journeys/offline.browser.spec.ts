import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { setStage } from '../support/stage.js';

const POLICY = 'GL-91344';

describeInBrowser('a page whose line drops [J04]', () => {
  const stage = setStage();
  let dana: Page;
  let priya: Page;

  const supplier = () =>
    dana.getByRole('row').filter({ hasText: 'Granite Peak Demolition LLC' }).filter({ hasText: 'Union Yard' });

  it('says that there is no network, and shows what was there', async () => {
    [dana, priya] = await Promise.all([stage.enter('Dana Okafor'), stage.enter('Priya Raman')]);
    await supplier().getByText('12/14').waitFor();
    await dana.context().setOffline(true);
    await dana.getByRole('dialog', { name: "Can't connect to network." }).waitFor();
    await dana.getByRole('button', { name: 'Keep reading' }).click();
    await dana.getByText('You are offline.').waitFor();
    await supplier().getByText('12/14').waitFor();
  });

  it('catches up by itself with what happened meanwhile', async () => {
    await priya.getByRole('link', { name: 'Granite Peak Demolition LLC' }).click();
    await priya.getByRole('link', { name: POLICY, exact: true }).click();
    await priya.getByRole('link', { name: 'Edit limits' }).click();
    await priya.getByRole('textbox', { name: 'General aggregate', exact: true }).fill('2,000,000');
    await priya.getByRole('button', { name: 'Save…' }).click();
    const question = priya.getByRole('dialog', { name: 'Save 1 change?' });
    await question.getByText('I am correcting a mistake').click();
    await question.getByRole('textbox', { name: 'Reason' }).fill('Typed from an old declaration.');
    await question.getByRole('button', { name: 'Save changes' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await supplier().getByText('12/14').count()).toBe(1);
    await dana.context().setOffline(false);
    await dana.getByText('You are offline.').waitFor({ state: 'detached' });
    await supplier().getByText('14/14').waitFor();
    await dana.getByRole('status').getByText('Live', { exact: true }).waitFor();
    expect(await stage.reloaded()).toEqual([]);
  });

  it('receives the next change as it happens again', async () => {
    await priya.getByRole('link', { name: 'Edit limits' }).click();
    await priya.getByRole('textbox', { name: 'General aggregate', exact: true }).fill('400,000');
    await priya.getByRole('button', { name: 'Save…' }).click();
    const question = priya.getByRole('dialog', { name: 'Save 1 change?' });
    await question.getByText('The policy changed on a specific date').click();
    await question.getByRole('button', { name: 'Save changes' }).click();
    await supplier().getByText('12/14').waitFor();
    expect(stage.faults()).toEqual([]);
  });

  it('polls where the network lets no WebSocket through', async () => {
    const behindAWall = await stage.enterWithoutWebSockets('Dana Okafor');
    const row = behindAWall
      .getByRole('row')
      .filter({ hasText: 'Granite Peak Demolition LLC' })
      .filter({ hasText: 'Union Yard' });
    await row.getByText('12/14').waitFor();
    await priya.getByRole('link', { name: 'Edit limits' }).click();
    await priya.getByRole('textbox', { name: 'General aggregate', exact: true }).fill('2,000,000');
    await priya.getByRole('button', { name: 'Save…' }).click();
    const question = priya.getByRole('dialog', { name: 'Save 1 change?' });
    await question.getByText('I am correcting a mistake').click();
    await question.getByRole('textbox', { name: 'Reason' }).fill('Typed from an old declaration.');
    await question.getByRole('button', { name: 'Save changes' }).click();
    await row.getByText('14/14').waitFor();
  });
});
