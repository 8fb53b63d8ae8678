import { workerData } from 'node:worker_threads';
import { drawCertificate } from '@covertrail/issued-certificates/draw-certificate';
import { answerQuestions } from '@covertrail/platform/worker/answer-questions';
import { NativeCalls } from '@covertrail/platform/worker/native-calls';
import type { DrawnCertificate, DrawingQuestion } from './certificate-drawing.port.js';

answerQuestions<DrawingQuestion, never, DrawnCertificate>(
  new NativeCalls(workerData as SharedArrayBuffer),
  ({ content, signature }) => drawCertificate(content, { signature }),
);
