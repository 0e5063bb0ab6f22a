// How much is allowed, in bytes. Text counts as the desk sends it: after brotli.
export const limits = {
  /** One round trip: the head, the styles, the advice and the first words of the text. */
  conditionFirstText: 14_600,
  /** A whole page with its styles, and with room for the longest article that the content check lets through. */
  page: 18_000,
  /** What any page loads by itself, before a visitor does anything. */
  pageScripts: 3_650,
  /** React and what is drawn with it, which come when a visitor reaches for something. */
  islandScripts: 80_000,
  /** What a visitor waits for who opens one form. */
  island: 72_000,
  /** How often a page asks for something by itself, pictures aside: held by tests/e2e/every-page/requests.spec.ts. */
  requests: 9,
  requestsAwake: 13,
  /** Where the button that books begins on a condition at 390 px, in pixels: held by tests/e2e/care/condition.spec.ts. */
  bookBegins: 7_000,
  /** Where it begins on half of the conditions, at least. */
  bookOftenBegins: 6_000,
  /** The first picture comes before the typefaces, and words before both. */
  fontsPreloaded: 0,
  fontBytes: 28 * 1024,
  /** Only where a page shows such letters and the phone has none of its own. */
  otherScriptBytes: 34 * 1024,
  /** What the service worker fetches for everybody once a page rests, with what the page itself has fetched before. */
  keptForEverybody: 125_000,
  cardPicture: 15 * 1024,
  articlePicture: 35 * 1024,
  heroPicture: 45 * 1024,
  /** A figure of the body map with its x-ray. */
  bodyMapFigure: 65 * 1024,
};
