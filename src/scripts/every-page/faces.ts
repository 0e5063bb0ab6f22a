// Where the first page of a visit did without the house's typefaces (src/lib/first-script.ts), they come once it is there,
// for the next.
if (document.documentElement.dataset.plain === 'next')
  addEventListener('load', () => {
    void Promise.all(["1em 'Anek Latin'", '1em Newsreader'].map((face) => document.fonts.load(face))).then(
      () => (localStorage.faces = 'kept'),
      () => undefined,
    );
  });

export {};
