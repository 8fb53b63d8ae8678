/** @run rest: read models and mail that are lost, or restored from a backup. */
import { rmSync } from 'node:fs';
import { join as inFolder } from 'node:path';
import type { MailFigures } from '@covertrail/contracts/maintenance/maintenance.replies';
import { BackupKeys, CHEAP_COST } from '@covertrail/platform/backup/passphrase';
import { OpenedBackup } from '@covertrail/platform/backup/read-backup';
import { restoreBackup } from '@covertrail/platform/backup/restore-backup';
import { writeBackup } from '@covertrail/platform/backup/write-backup';
import { openNewStores } from '@covertrail/platform/stores/new-stores';
import { asksFor } from '../testing/covered-supplier.js';
import { join, joinOperator, loggedIn, registerCompany, type Caller } from '../testing/people.js';
import { bodyOf, newFolder, openTestProduct, TEST_DAY, type TestProduct } from '../testing/test-product.js';

const PASSPHRASE = 'a passphrase of the test';
const HOUR_MS = 60 * 60_000;

describe('mail after a restore [K06]', () => {
  const folder = newFolder();
  const at = (name: string): string => inFolder(folder, name);
  afterAll(() => rmSync(folder, { recursive: true }));

  async function projectOf(requester: Caller): Promise<string> {
    const template = await requester
      .post('requestor/templates', { name: 'Trades', requirements: asksFor(1_000_000) })
      .expect(201);
    const { templateId } = bodyOf<{ templateId: string }>(template);
    const project = await requester.post('requestor/projects', { name: 'Riverfront', templateId }).expect(201);
    return bodyOf<{ projectId: string }>(project).projectId;
  }

  const invite = (requester: Caller, projectId: string, email: string) =>
    requester
      .post('policy/request/template/createPolicyRequest', {
        projectId,
        email,
        message: 'Welcome.',
        dueOn: '2026-12-05',
      })
      .expect(201);

  const sentBy = async (product: TestProduct): Promise<number> => {
    await product.settled();
    return product.mailing.sender!.sendDue();
  };

  async function backUp({ infrastructure }: TestProduct): Promise<void> {
    await writeBackup(infrastructure, at('backup'), {
      keys: await BackupKeys.make(PASSPHRASE, CHEAP_COST),
      takenAt: TEST_DAY,
    });
  }

  async function restore(): Promise<void> {
    const backup = await OpenedBackup.open(at('backup'), PASSPHRASE);
    await restoreBackup(backup, () =>
      openNewStores({ folder: at('restored'), writer: 'inline', mongodbUrl: null }, backup.manifest.log.id),
    );
  }

  it('goes out about new events alone; what waited at the backup waits for an operator', async () => {
    const before = await openTestProduct({ folder: at('product') });
    const requester = await join(before, await registerCompany(before, 'Meridian Builders', ['requester']), 'Dana');
    const operator = await joinOperator(before, 'Olga');
    const projectId = await projectOf(requester);
    await invite(requester, projectId, 'office@brandtmasonry.example');
    await before.settled();
    await backUp(before);
    expect(await sentBy(before)).toBe(1);
    await before.close();

    await restore();
    const after = await openTestProduct({
      folder: at('restored'),
      at: new Date(Date.parse(TEST_DAY) + HOUR_MS).toISOString(),
    });
    expect(await sentBy(after)).toBe(0);
    const [dana, olga] = [await loggedIn(after, requester), await loggedIn(after, operator)];
    // Each of them reads that the account was opened in a new browser [A17].
    expect(await sentBy(after)).toBe(2);
    await invite(dana, projectId, 'office@keystonepaving.example');
    expect(await sentBy(after)).toBe(1);

    const { rows } = bodyOf<MailFigures>(await olga.get('operation/mails').expect(200));
    expect(rows).toMatchObject([{ outcome: 'held', attempts: 0 }]);
    await olga.post('operation/mails/retry', { mailId: rows[0]!.id, reason: 'It did not arrive.' }).expect(201);
    expect(await sentBy(after)).toBe(1);
    await after.close();
  });
});
