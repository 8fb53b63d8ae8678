import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { AppModule } from '../app.module.js';
import type { ApiSetup } from '../api-setup.js';
import { LETTER_STYLE_SOURCE } from '../mail/letter-style.js';
import { FILE_PATHS } from '../tokens/tokens.js';
import { BASE_PATH } from '@covertrail/contracts/calls/base-path';
import { boundedInput } from './bounded-input.js';
import { compressedReplies } from './compressed-replies.js';
import { TimedExpressAdapter, type RequestTimes } from './http-server.adapter.js';
import { metricsAddress } from './metrics-address.js';
import { observedCalls } from './observed-calls.js';
import { readingWithoutLog } from './reading-without-log.js';
import { oneClickUnsubscribe } from './one-click-unsubscribe.js';
import { onlyJson, unreadableBody } from './unreadable-body.js';

const MAX_BODY = '256kb';

/** The API, not yet listening: base path, body limit, bracket queries, security headers. */
export async function createHttpApp(setup: ApiSetup, times?: RequestTimes): Promise<NestExpressApplication> {
  const adapter = new TimedExpressAdapter(times);
  // An error of the wiring reaches the caller: by default Nest logs it, to nobody here, and ends the process.
  const quiet = { logger: false, bodyParser: false, abortOnError: false } as const;
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forApi(setup), adapter, quiet);
  app.setGlobalPrefix(BASE_PATH);
  app.set('trust proxy', setup.config.listening.proxies);
  app.set('query parser', 'extended');
  app.disable('x-powered-by');
  app.use(oneClickUnsubscribe);
  app.use(observedCalls(setup.infrastructure.telemetry));
  app.use(compressedReplies());
  app.use(
    helmet({
      contentSecurityPolicy: CONTENT_POLICY,
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: false,
    }),
  );
  app.use(overTls);
  const { signOn, payments } = setup.demo;
  for (const pages of [signOn, payments]) if (pages) app.use(pages.path, pages.answer);
  // Replies belong to one person, and one contains the token, so no proxy and no browser may cache them. Static files set their
  // own header.
  app.use(`/${BASE_PATH}`, (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  app.use(metricsAddress(setup.infrastructure.telemetry.metrics, setup.config.metrics.token));
  app.useBodyParser('json', { limit: MAX_BODY });
  app.use(unreadableBody);
  app.use(onlyJson(app.get<readonly string[]>(FILE_PATHS)));
  app.use(boundedInput);
  app.use(readingWithoutLog(setup.infrastructure.deciders.lastKnown));
  return app;
}

const HSTS = helmet.strictTransportSecurity({ maxAge: 31_536_000, includeSubDomains: false });

/** Makes browsers use only TLS, when they came by TLS as the proxy reports: over plain HTTP they ignore the header. */
function overTls(request: Request, response: Response, next: NextFunction): void {
  if (request.secure) HSTS(request, response, next);
  else next();
}

/**
 * Only what this server sends; fonts and chart images may be inline data, and a fetched document is shown from memory. The rules of mails hold in
 * the frame of a mailbox, which has the policy of its page.
 */
const CONTENT_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", LETTER_STYLE_SOURCE],
    styleSrcAttr: ["'unsafe-inline'"],
    connectSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    frameSrc: ['blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};
