import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MovedClock } from '../clock/clock.js';
import { newId } from '../ids/ids.js';
import { openFolderMailbox } from './folder-mailbox.adapter.js';
import type { Mailbox } from './mailbox.port.js';
import { mailerContract } from './mailer.contract.js';

const START = '2026-11-21T15:00:00.000Z';
const newFolder = () => mkdtemp(join(tmpdir(), 'covertrail-mailbox-'));

mailerContract('a folder', async () => {
  const folder = await newFolder();
  const mailbox = await openFolderMailbox(folder, new MovedClock(START));
  return {
    mailer: mailbox,
    seen: async () =>
      (await mailbox.mails()).map(({ id, to, subject, text, html }) => ({ to, subject, text, html, identity: id })),
    remove: () => rm(folder, { recursive: true }),
  };
});

describe('a mailbox in a folder', () => {
  const clock = new MovedClock(START);
  let folder: string;
  let mailbox: Mailbox;
  beforeEach(async () => {
    folder = await newFolder();
    mailbox = await openFolderMailbox(folder, clock, 3);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const sendAt = async (subject: string, minute: number, id = newId()) => {
    clock.moveTo(new Date(Date.parse(START) + minute * 60_000).toISOString());
    await mailbox.send({
      id,
      to: 'ann@supplier.example',
      subject,
      text: subject,
      html: '<p>Hello</p>',
      oneClickUrl: null,
    });
  };
  const subjects = async () => (await mailbox.mails()).map(({ subject }) => subject);

  it('shows the newest first and keeps no more than it has room for', async () => {
    for (const minute of [1, 2, 3, 4, 5]) await sendAt(`mail ${minute}`, minute);
    expect(await subjects()).toEqual(['mail 5', 'mail 4', 'mail 3']);
  });

  it('keeps the last of those that are sent at one moment', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) await sendAt(`mail of now ${number}`, 5);
    expect(await subjects()).toEqual(['mail of now 6', 'mail of now 5', 'mail of now 4']);
  });

  it('has a mail that is sent again once, and is read by another process', async () => {
    const id = newId();
    await sendAt('again', 6, id);
    await sendAt('other', 7);
    await sendAt('again', 8, id);
    mailbox = await openFolderMailbox(folder, clock, 3);
    expect(await subjects()).toEqual(['again', 'other']);
  });

  it('is for its owner alone: mails hold links that log nobody in but open a request', async () => {
    await sendAt('secret', 9);
    const [name] = await readdir(folder);
    expect((await stat(join(folder, name!))).mode & 0o777).toBe(0o600);
  });
});
