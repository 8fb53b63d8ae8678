import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { SignatureFiles } from '#signatures/signature-files.service';
import { MadeFiles } from '#uploads/made-files.service';
import { SignatureController } from './signature.controller.js';
import { signatureRemoval } from './signature-removal.reaction.js';
import { SignatureRemoval } from './signature-removal.service.js';
import { ReadSignaturePicturesHandler, ReadSignatureStandingHandler } from './signatures.query.js';
import { UploadSignatureHandler } from './upload-signature.command.js';

@Module({
  controllers: [SignatureController],
  providers: [
    MadeFiles,
    SignatureFiles,
    SignatureRemoval,
    UploadSignatureHandler,
    ReadSignatureStandingHandler,
    ReadSignaturePicturesHandler,
  ],
  exports: [SignatureRemoval],
})
class SignatureModule {}

export const signatureFeature: BackendFeature = {
  name: 'signature',
  module: SignatureModule,
  reactions: [reactsWith(SignatureRemoval, signatureRemoval)],
};
