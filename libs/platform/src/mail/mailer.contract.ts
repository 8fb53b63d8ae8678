import { newId } from '../ids/ids.js';
import type { Mail, Mailer } from './mailer.port.js';

/** A mail as it was received. */
interface SeenMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Equal for two copies of one mail. */
  readonly identity: string;
}

interface Infrastructure {
  readonly mailer: Mailer;
  /** Every accepted mail, oldest first. */
  seen(): Promise<readonly SeenMail[]>;
  remove(): Promise<void>;
}

const mail = (change: Partial<Mail> = {}): Mail => ({
  id: newId(),
  to: 'ann@supplier.example',
  subject: 'Proof of insurance',
  text: 'Please answer.\n',
  html: '<!doctype html><html lang="en"><p>Please answer.</p></html>',
  oneClickUrl: null,
  ...change,
});
const lines = (text: string) => text.trimEnd().split(/\r?\n/);

/** What every mailer must do. */
export function mailerContract(name: string, prepare: () => Promise<Infrastructure>): void {
  describe(`mailer over ${name}`, () => {
    let infrastructure: Infrastructure;
    beforeEach(async () => {
      infrastructure = await prepare();
    });
    afterEach(async () => {
      await infrastructure.mailer.close();
      await infrastructure.remove();
    });

    it('hands on a mail as it is, also in other scripts and with long lines', async () => {
      const text = `Grüße aus 東京 — 5 €\n\n.\n${'a long line '.repeat(200)}\nFrom here on\n`;
      const html = `<!doctype html><html lang="de"><p>${text}</p></html>`;
      await infrastructure.mailer.send(mail({ subject: 'Nachweis für „Riverfront“', text, html }));
      const [seen] = await infrastructure.seen();
      expect(seen).toMatchObject({ to: 'ann@supplier.example', subject: 'Nachweis für „Riverfront“' });
      expect(lines(seen!.text).map((line) => line.trimEnd())).toEqual(lines(text).map((line) => line.trimEnd()));
      expect(lines(seen!.html).map((line) => line.trimEnd())).toEqual(lines(html).map((line) => line.trimEnd()));
    });

    it('hands on one after the other', async () => {
      for (const subject of ['one', 'two', 'three']) await infrastructure.mailer.send(mail({ subject }));
      expect((await infrastructure.seen()).map(({ subject }) => subject).sort()).toEqual(['one', 'three', 'two']);
    });

    it('makes a repeat known as one', async () => {
      const [first, other] = [mail(), mail()];
      for (const sent of [first, other, first]) await infrastructure.mailer.send(sent);
      expect(new Set((await infrastructure.seen()).map(({ identity }) => identity)).size).toBe(2);
    });

    it('lets nobody write a header, or another address', async () => {
      await infrastructure.mailer.send(mail({ subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\nBody' }));
      const [seen] = await infrastructure.seen();
      expect(seen).toMatchObject({
        to: 'ann@supplier.example',
        subject: 'Hello Bcc: eve@evil.example Body',
        text: expect.stringContaining('Please answer.') as unknown,
      });
    });
  });
}
