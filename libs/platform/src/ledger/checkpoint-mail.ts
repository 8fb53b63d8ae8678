import { deriveId } from '../ids/ids.js';
import type { Mailer } from '../mail/mailer.port.js';
import type { CheckpointTarget } from './checkpoint-target.port.js';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Mails each checkpoint to an address whose mailbox nobody who changes the log can change. */
export const checkpointMail = (mailer: Pick<Mailer, 'send'>, to: string): CheckpointTarget => ({
  name: 'mail',
  publish: ({ day, size, note, key }) => {
    const text = `The log held ${size} events on ${day}. Keep this mail: it shows later that none of them was changed.\n\n${note}\nKey: ${key}\n`;
    return mailer.send({
      id: deriveId('checkpoint', day, note),
      to,
      subject: `Covertrail: checkpoint of the log on ${day}`,
      text,
      html: `<!doctype html><html lang="en"><title>Checkpoint</title><pre>${escaped(text)}</pre></html>`,
      oneClickUrl: null,
    });
  },
});
