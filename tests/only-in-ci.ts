// What `npm test` leaves to CI, or to `CI=true npm test`: each costs half a minute or more, and holds on every page, or
// in every part, what the tests beside it hold on one of each kind.
const onlyInCi = {
  e2e: ['**/every-page/each-page.spec.ts', '**/writing/desk-parts.spec.ts', '**/writing/new-pages.spec.ts'],
  unit: ['tests/unit/studio/rendering.test.ts'],
};

export const leftOut = (kind: keyof typeof onlyInCi): string[] => (process.env.CI ? [] : onlyInCi[kind]);
