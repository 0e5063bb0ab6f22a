import { expect, test } from 'vitest';
import { block, problemsAfter, testEdits, testEditsIn } from '../site.ts';

testEdits({
  'benefit: Many knees settle. → benefit: A permanent cure.':
    '"cure" is a promise that no doctor can make. → Say what it may help with, and for how many: it may ease, it can settle.',
  'does: Numbs nerves. → does: A miracle.':
    '"miracle" is a promise that no doctor can make. → Say what usually happens, in plain words.',
  'risks: A bruise. → risks: Permanent pain relief.':
    '"Permanent pain relief" is a promise that no doctor can make. → Say how long relief usually lasts, and for how many.',
  'risks: A bruise. → risks: It has no side effects.':
    '"no side effects" is a promise that no doctor can make. → Name the risks and how often they happen.',
  'risks: Weak thighs. → risks: Waiting does no harm.':
    '"does no harm" is a promise that no doctor can make. → Say what may come of it, of waiting too: it mostly eases, come back if it changes.',
  'Keep moving. → You lose nothing by waiting.':
    '"lose nothing by" is a promise that no doctor can make. → Say what may come of it, of waiting too: it mostly eases, come back if it changes.',
  'Keep moving. → We cure knee pain.':
    '"cure" is a promise that no doctor can make. → Say what it may help with, and for how many: it may ease, it can settle.',
  'Keep moving. → Relief is guaranteed.':
    '"guaranteed" is a promise that no doctor can make. → Say what usually happens, and what happens when it does not.',
  'Keep moving. → A painless injection.':
    '"painless" is a promise that no doctor can make. → Say what it feels like: most people feel a sting, then pressure.',
  'Keep moving. → It is 100 % safe.':
    '"100 %" is a promise that no doctor can make. → Give the number that is known: about 6 in 10.',
});

testEditsIn(block, {
  'We listen, then → We offer the best care, then':
    '"best" is a promise that no doctor can make. → Say what is good about it, without ranking it.',
});

test.each([
  'There is no cure, but much can be done.',
  'This does not cure the cause.',
  'No doctor can guarantee relief.',
  'Exercise works best when it is regular.',
  'At best it eases the pain, so do your best to keep moving.',
  'It is not a cure, and no one can promise that it helps.',
  'We promise no result.',
  'Be wary of anybody who offers a cure.',
])('accepts: %s', (words) => expect(problemsAfter('Keep moving.', words)).toEqual([]));
