// On a slow line the first page of a visit is shown in the phone's own typefaces (src/lib/first-script.ts). Once it has
// loaded, those of this site are fetched for the next page.
if (document.documentElement.dataset.plain === 'next')
  addEventListener('load', () => {
    void Promise.all(["1em 'Anek Latin'", '1em Newsreader'].map((face) => document.fonts.load(face))).then(
      () => (localStorage.faces = 'kept'),
      () => undefined,
    );
  });

export {};
