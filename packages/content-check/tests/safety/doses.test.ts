import { changed, knee, painkillers, testSites } from '../site.ts';

const limited = changed(painkillers, ['rules:', 'limits: [Not if you are pregnant.]\nrules:']);
const tonight = (text: string, blocks = '[painkillers]') => ({
  ...limited,
  ...changed(knee, ['getHelp:', `tonight: '${text}'\nsafety: ${blocks}\ngetHelp:`]),
});

testSites({
  'a dose with its limits': [tonight('Adults: take ibuprofen, 400 mg, with six hours between doses.')],
  'advice that does not name its readers': [
    tonight('Take paracetamol.'),
    'The advice for tonight does not say whom it is for. → Begin it with "Adults:".',
  ],
  'a dose without an interval': [
    tonight('Adults: take ibuprofen, 400 mg.'),
    'A dose of ibuprofen is named without an interval.',
  ],
  'a dose on a page without the limits': [
    tonight('Adults: take paracetamol, 1,000 mg.', '[]'),
    '"1,000 mg" is a dose, and the page shows no limits for it. → Add painkillers to the list "safety"',
  ],
  'a dose in the text of a page without the limits': [
    { ...limited, ...changed(knee, ['Keep moving.', 'Take 500 mg.']) },
    '"500 mg" is a dose, and the page shows no limits for it.',
  ],
  'a dose while no block has limits': [changed(knee, ['Keep moving.', 'Take 500 mg.'])],
});
