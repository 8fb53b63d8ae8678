import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CaptchaAnswerDto } from '@covertrail/contracts/session/session.inputs';
import type { Captcha } from '@covertrail/contracts/session/session.replies';
import type { Clock } from '@covertrail/platform/clock/clock';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { CLOCK } from '#tokens/tokens';
import { CHARACTERS } from './captcha-strokes.content.js';
import { captchaPicture } from './captcha-picture.rules.js';
import { answerTo, questionOf } from './captcha-question.rules.js';

const PURPOSE = 'captcha';
const VALID_MS = 5 * 60_000;
const LENGTH = 5;
const FRACTIONS = 2 ** 32;

/** From 0 up to 1, not guessable from what was drawn before. */
const random = (): number => randomInt(FRACTIONS) / FRACTIONS;
const drawn = (from: string): string => Array.from({ length: LENGTH }, () => from[randomInt(from.length)]).join('');

/**
 * Captchas of a log-in [A01]: five characters in a picture, and beside it a question in words with an answer of its own. The vault keeps both answers
 * under the hash of an id, for five minutes; any answer ends the captcha, so that nothing can be sent twice.
 */
@Injectable()
export class Captchas {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly links: AccessLinks,
  ) {}

  /** One that takes the place of the captcha `refreshed`, if that is the id of one: it is over, as after an answer. */
  async issue(refreshed = ''): Promise<Captcha> {
    await this.links.openedOnce(PURPOSE, refreshed);
    const shown = drawn(CHARACTERS);
    const question = questionOf(random);
    const endsAt = new Date(Date.parse(this.clock.now()) + VALID_MS).toISOString();
    const captchaId = await this.links.issue(PURPOSE, { shown, said: answerTo(question) }, endsAt);
    return { captchaId, picture: captchaPicture(shown, random), question };
  }

  /** Throws AUTH.CAPTCHA_ASKED where nothing was answered, and AUTH.CAPTCHA_WRONG for a wrong, late or repeated answer. */
  async check({ captchaId, captcha }: CaptchaAnswerDto): Promise<void> {
    if (!captchaId || !captcha) throw new Problem('AUTH.CAPTCHA_ASKED');
    const answers = await this.links.openedOnce(PURPOSE, captchaId);
    const typed = captcha.replace(/\s/g, '').toUpperCase();
    if (!answers || !Object.values(answers).includes(typed)) throw new Problem('AUTH.CAPTCHA_WRONG');
  }
}
