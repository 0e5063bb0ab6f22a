import { from, openHome } from './a-home.ts';
import { SITE } from './contract/an-authenticator.ts';
import { describeReception } from './contract.ts';

const secondFactor = { required: 'off', key: 'a key that is long enough for a test' } as const;

describeReception(() => openHome({ secondFactor, siteUrl: SITE }), from);
