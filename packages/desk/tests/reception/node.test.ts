import { from, openServer } from './open-server.ts';
import { SITE } from './contract/authenticator.ts';
import { describeReception } from './contract.ts';

const secondFactor = { required: 'off', key: 'a key that is long enough for a test' } as const;

describeReception(() => openServer({ secondFactor, siteUrl: SITE }), from);
