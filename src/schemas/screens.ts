// The words of the screens that are not articles: one file in src/content/screens for each screen.
import { z } from 'astro/zod';
import * as f from './fields.ts';
import { regions, type Region } from './care.ts';
import { figure } from './reference.ts';
import type { Context } from './context.ts';
import { picture, seo } from './shared.ts';

const heading = f.line('Heading', 'The main heading of the page.', 90);
const intro = f.prose('Introduction', 'One or two sentences under the heading.');

const action = f.group(
  {
    text: f.line('Text', 'The words on the button.', 60),
    target: f
      .target('Target', 'Without this line the button does nothing and cannot be reached with the keyboard.')
      .optional(),
  },
  'Button',
  'A button that becomes a link once it has a target.',
);

const home = (context: Context) =>
  f.group(
    {
      screen: z.literal('home'),
      ...seo,
      kicker: f.line('Line above the heading', 'A few words.', 80),
      heading,
      intro,
      find: f.line('Second button', 'Leads to the list of conditions.', 40),
      slides: f.list(
        f.group(
          {
            name: f.line('Name', 'The name of the slide in the row below.', 30),
            text: f.line('Text', 'A few words.', 60),
            picture: picture(context),
          },
          'Slide',
          'One of the three slides.',
        ),
        'Slides',
        'Three slides.',
        { min: 3, max: 3 },
      ),
      facts: f.list(figure(context), 'Facts', 'The row under the slides.', { max: 4 }),
      bodyMap: f.group(
        {
          heading: f.line('Heading', 'Above the figures.', 60),
          intro: f.prose('Introduction', 'One or two sentences.'),
          notSure: f.line('Way out for those who are not sure', 'Opens the booking form.', 50),
          all: f.line('Way out to all conditions', 'Leads to the list of conditions.', 50),
        },
        'Where does it hurt?',
        'The figures with their regions.',
      ),
      conditions: f.group(
        {
          heading: f.line('Heading', 'Above the six cards.'),
          tagline: f.line('Tagline', 'Beside the heading.'),
          more: f.line('Card link', 'The words of the link on each card.', 30),
        },
        'Conditions',
        'The six cards.',
      ),
      team: f.group({ heading: f.line('Heading', 'Above the team.') }, 'Team', 'The two members.'),
      about: f.group(
        {
          heading: f.line('Heading', 'Above the text.'),
          text: f.prose('Text', 'About the practice.'),
          action,
          picture: picture(context),
        },
        'About',
        'The part about the practice.',
      ),
      reading: f.group(
        {
          heading: f.line('Heading', 'Above the newest articles.'),
          more: f.line('Link', 'The words of the link to all articles.', 40),
        },
        'Reading',
        'The newest articles.',
      ),
    },
    'Home',
    'The home page.',
  );

const index = <const S extends string>(screen: S) =>
  f.group(
    { screen: z.literal(screen), ...seo, heading, intro },
    'Index page',
    'A page that lists other pages.',
  );

const overview = f.group(
  {
    screen: z.literal('overview'),
    ...seo,
    heading,
    intro,
    tabs: f.group(
      { conditions: f.line('First tab', 'Its words.', 30), services: f.line('Second tab', 'Its words.', 30) },
      'Tabs',
      'The two tabs.',
    ),
  },
  'Treatments overview',
  'The page /service_and_pain.',
);

const contact = f.group(
  {
    screen: z.literal('contact'),
    ...seo,
    heading,
    intro,
    form: f.group(
      {
        heading: f.line('Heading', 'Above the form.', 60),
        endpoint: f
          .webAddress(
            'Endpoint',
            'Where messages are posted. Without this line nothing is sent over the network.',
          )
          .optional(),
      },
      'Form',
      'The contact form.',
    ),
    reach: f.list(
      f.group(
        { heading: f.line('Heading', 'A few words.', 60), text: f.prose('Text', 'One or two sentences.') },
        'Note',
        'A note for visitors.',
      ),
      'Notes',
      'What helps before a visit.',
    ),
  },
  'Contact',
  'The contact page.',
);

const testimonials = (context: Context) =>
  f.group(
    {
      screen: z.literal('testimonials'),
      ...seo,
      heading,
      intro,
      figures: f.list(figure(context), 'Figures', 'The three figures at the top.', { min: 3, max: 3 }),
      figuresNote: f.prose('Note on the figures', 'Says who reports them.'),
      closing: f.group(
        {
          heading: f.line('Heading', 'A few words.'),
          text: f.prose('Text', 'One sentence.'),
          actions: f.list(action, 'Buttons', 'Two buttons. Without a target they do nothing.', {
            min: 2,
            max: 2,
          }),
          notes: f.list(f.line('Note', 'A few words.', 60), 'Notes', 'Three short notes.', {
            min: 3,
            max: 3,
          }),
        },
        'Closing part',
        'The last part of the page.',
      ),
      badge: f.line('Badge', 'The word on each video.', 20),
      consentNote: f.prose('Note on consent', 'Says that patients agreed to be shown.'),
    },
    'Testimonials',
    'The video testimonials page.',
  );

const blogs = f.group(
  {
    screen: z.literal('blogs'),
    ...seo,
    heading,
    intro,
    ownArticles: f.group(
      {
        heading: f.line('Heading', 'Above the stand-alone articles.'),
        intro: f.line('Introduction', 'One sentence.'),
      },
      'Own articles',
      'The stand-alone articles.',
    ),
    libraryHeading: f.line('Heading of the list', 'Above the search.'),
  },
  'Blogs',
  'The article list.',
);

const newsEvents = f.group(
  {
    screen: z.literal('news-events'),
    ...seo,
    heading,
    intro,
    prompts: f.list(
      f.group(
        {
          heading: f.line('Heading', 'A few words.', 40),
          text: f.line('Text', 'A few words.', 90),
          kind: f.choice(['call', 'chat', 'email'], 'Kind', 'How it reaches the practice.'),
        },
        'Prompt',
        'A way to get in touch.',
      ),
      'Contact prompts',
      'Call, chat and e-mail.',
      { min: 3, max: 3 },
    ),
  },
  'News and events',
  'The news page.',
);

const about = (context: Context) =>
  f.group(
    {
      screen: z.literal('about'),
      ...seo,
      heading,
      intro,
      picture: picture(context),
      parts: f.list(
        f.group(
          {
            heading: f.line('Heading', 'A few words.'),
            text: f.prose('Text', 'One paragraph.'),
            points: f
              .list(f.line('Point', 'One line.', 240), 'Points', 'A short list under the text.')
              .default([]),
          },
          'Part',
          'One part of the page.',
        ),
        'Parts',
        'The text of the page.',
      ),
    },
    'About',
    'The about page.',
  );

const care = f.group(
  {
    screen: z.literal('care'),
    illustrationNote: f.line(
      'Note under the pictures',
      'Says what the pictures are and who has checked them.',
      120,
    ),
    ask: f.line('Button near the title', 'Opens the appointment form.', 40),
    conditionCall: f.group(
      {
        label: f.line('Line above the heading', 'A few words.', 40),
        heading: f.line('Heading', 'A few words.', 60),
      },
      'Call on condition pages',
      'The dark box beside the text.',
    ),
    serviceCall: f.group(
      {
        heading: f.line('Heading', 'A few words.', 60),
        badges: f.list(f.line('Badge', 'A few words.', 40), 'Badges', 'Short facts with a tick.', { max: 4 }),
      },
      'Call on service pages',
      'The dark box beside the text.',
    ),
    sheet: f.group(
      {
        heading: f.line('Heading', 'A few words.', 60),
        text: f.prose('Text', 'One sentence.'),
      },
      'Sheet to take along',
      'The box on service pages with the ways to print and to send the page.',
    ),
    getHelp: f.group(
      {
        heading: f.line('Heading', 'Above the three levels.', 60),
        emergency: f.group(
          {
            heading: f.line('Heading', 'A few words.', 60),
            text: f.callable('Text', 'One sentence, above the signs.', 160),
          },
          'Emergency',
          'The first level.',
        ),
        sameDay: f.group(
          {
            heading: f.line('Heading', 'A few words.', 60),
            text: f.callable('Text', 'One or two sentences, under the signs.', 240),
          },
          'Same day',
          'The second level.',
        ),
        visit: f.group(
          {
            heading: f.line('Heading', 'A few words.', 60),
            ask: f.line('Link', 'Opens the appointment form.', 40),
          },
          'Visit',
          'The third level.',
        ),
      },
      'When to get help',
      'The words around the signs of each condition page.',
    ),
    warningSigns: f.group(
      {
        heading: f.line('Heading', 'Above both lists.', 60),
        emergency: f.callable('Emergency', 'What to do about the signs of the first list.', 80),
        sameDay: f.line('Same day', 'What to do about the signs of the second list.', 80),
      },
      'Warning signs',
      'The words around the warning signs of each service page.',
    ),
    evidence: f.group(
      {
        strong: f.line('Strong', 'Many good studies agree.', 60),
        fair: f.line('Fair', 'Some good studies.', 60),
        weak: f.line('Weak', 'Few or small studies.', 60),
        unclear: f.line('Unclear', 'Studies disagree, or there are none.', 60),
      },
      'How sure we are',
      'What the table of options says for each degree of evidence.',
    ),
    notYetReviewed: f.line('Not yet reviewed', 'Follows the reviewer while the review is a sample.', 80),
    regions: f.group(
      Object.fromEntries(
        regions.map((region) => [region, f.line('Name', 'As the menu and the body map say it.', 40)]),
      ) as Record<Region, ReturnType<typeof f.line>>,
      'Body regions',
      'Their names, from head to foot.',
    ),
  },
  'Condition and service pages',
  'The words that all condition and service pages share.',
);

export const screen = (context: Context) =>
  z.discriminatedUnion('screen', [
    home(context),
    about(context),
    index('conditions'),
    index('services'),
    index('patients'),
    index('glossary'),
    overview,
    contact,
    testimonials(context),
    blogs,
    newsEvents,
    care,
  ]);
