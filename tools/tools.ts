// What is seldom needed. CONTRIBUTING.md has the same table.
export const tools = [
  {
    name: 'plates',
    file: 'tools/plates.ts',
    does: 'Renders the plates whose scenes have changed; `knee-arthritis -- --preview` for a quick look',
  },
  {
    name: 'exercises',
    file: 'tools/exercises.ts',
    does: 'Draws the exercises whose poses have changed; `bridge -- --preview` for a look by day and by night',
  },
  {
    name: 'shots',
    file: 'tools/shots.ts',
    does: 'Pictures of every built page in `shots/`; `knee` for some, `-- --print` for prints too',
  },
  {
    name: 'readability',
    file: 'tools/readability.ts',
    does: "How hard each article is to read, the hardest first; with a part of a file's name, its long sentences",
  },
  {
    name: 'repetition',
    file: 'tools/repetition.ts',
    does: 'Phrases that too many pages use, and where; with a few words, only the phrases that have them',
  },
  {
    name: 'budgets',
    file: 'tools/budgets.ts',
    does: 'Weighs what `npm run build` wrote: pages, scripts, fonts and pictures',
  },
  {
    name: 'check-speed',
    file: 'tools/check-speed.ts',
    does: 'How long the content check takes with 500 articles',
  },
  {
    name: 'bench',
    file: 'tools/bench.ts',
    does: 'Loads this site and a bare page of the same words on a slow phone, side by side; `-- --help` says how',
  },
  {
    name: 'grow',
    file: 'tools/grow.ts',
    does: 'Builds a copy of the project with 400 more posts, and says how long it took; `-- 5000` for as many',
  },
  {
    name: 'guide',
    file: 'tools/write-guide.ts',
    does: 'Writes `src/content/README.md` again after a schema has changed',
  },
  {
    name: 'guide-pictures',
    file: 'tests/guide/pictures.ts',
    does: 'Takes the pictures of `docs/writing.md` again from the writing desk, after its forms have changed',
  },
  {
    name: 'fonts',
    file: 'tools/make-fonts.ts',
    does: 'Cuts the typefaces down to what the site shows, after its characters or axes have changed',
  },
  {
    name: 'compress',
    file: 'tools/compress.ts',
    does: 'Writes the compressed copies beside the built pages, for a server that may not write there',
  },
  {
    name: 'trials',
    file: 'tests/trials/run.ts',
    does: 'Load and faults against the desk, and the samples for nginx and systemd; `load` for one of them',
  },
];
