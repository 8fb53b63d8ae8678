import request from 'supertest';
import type { CaptchaQueryDto } from '@covertrail/contracts/session/session.inputs';
import type { Captcha } from '@covertrail/contracts/session/session.replies';
import { answerTo } from '../features/session/captcha/captcha-question.rules.js';
import type { TestProduct } from './test-product.js';

/** What a person sends who answers the question of a new captcha, which is asked for with `query`. */
export async function solvedCaptcha({ server }: Pick<TestProduct, 'server'>, query: CaptchaQueryDto = {}) {
  const { body } = await request(server).get('/covertrail-api/captcha').query(query).expect(200);
  const { captchaId, question } = (body as { readonly data: Captcha }).data;
  return { captchaId, captcha: answerTo(question) };
}
