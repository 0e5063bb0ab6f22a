import { changed, painkillers, testSites } from '../site.ts';

const text = (words: string) => changed(painkillers, ['title:', `text: '${words}'\ntitle:`]);

testSites({
  '112 beside 108': [text('Call 108 or 112.')],
  'a count of 112 or 108': [text('It was seen in 112 knees, or 108 hips.')],
  '108 alone': [
    text('Call 108.'),
    '108 is named here without 112. → Name both: 108 sends the ambulance, 112',
  ],
  '112 alone, in braces': [text('Call {112}.'), '112 is named here without 108. → Name both'],
});
