// What visitors come for, once in every engine. The words and pages are those of the small site.
import { requestForms, type RequestFormName } from '#forms/definitions/requests.ts';
import { bookingWindow, longDate } from '#lib/dates.ts';
import type { Manner } from '../support/servers/other-origin.ts';
import {
  conditionPage,
  desktop,
  engines,
  expect,
  fixture,
  phone,
  servicePage,
  test,
  type Engine,
} from './test.ts';
import type { Visitor } from './visitor.ts';

const { practice, screen, testimonials } = fixture;
const knee = 'Knee Pain';
const overview = '/service_and_pain';
const blogs = '/for-patients/blogs';
const contacts = '/for-patients/contacts';
const stories = '/for-patients/testimonials';

/** Where each form is opened from, and what its dialog is called. */
const forms: Record<
  RequestFormName,
  { page: string; from: string; button: string; dialog: string; topic?: string }
> = {
  booking: { page: '/about', from: 'navigation', button: 'Book Appointment', dialog: 'Book an Appointment' },
  conditionAppointment: {
    page: conditionPage,
    from: 'main',
    button: 'Book Appointment Now',
    dialog: 'Book Appointment',
    topic: knee,
  },
  conditionQuery: {
    page: conditionPage,
    from: 'main',
    button: 'for any queries/information',
    dialog: 'Queries and Information',
    topic: knee,
  },
  procedureAppointment: {
    page: servicePage,
    from: 'main',
    button: 'Book Appointment',
    dialog: 'Book Appointment',
    topic: 'Knee Block',
  },
  procedureQuery: {
    page: servicePage,
    from: 'main',
    button: 'Request Information',
    dialog: 'Request Information',
    topic: 'Knee Block',
  },
};

async function openForm(visitor: Visitor, form: RequestFormName) {
  const { page, from, button, dialog } = forms[form];
  await visitor.visit(page);
  await visitor.within(from, from === 'navigation' ? 'Main' : undefined).press('button', button);
  return visitor.within('dialog', dialog);
}

/** Fills an open form, and returns the day that was asked for. */
async function fill(form: Visitor) {
  await form.write('textbox', /^Full Name/, 'Asha Rao');
  await form.write('textbox', /^Mobile Number/, '9876543210');
  const [date] = await form.look('textbox', /Date/);
  const day = date?.value || bookingWindow(Date.now()).last;
  if (!date?.value) await form.choose('textbox', /Date/, day);
  return day;
}

const send = (form: Visitor) => form.press('button', /^(Submit|Book Appointment)$/);
const toast = (visitor: Visitor, words: string) =>
  visitor.within('region', 'Notifications').sees('button', new RegExp(words.replace(/\W/gu, '.')));
const bar = (visitor: Visitor) => visitor.within('complementary', 'Your request');

for (const engine of engines)
  test.describe(engine, { tag: engine === 'Chromium' ? '@task' : '@engines' }, () => {
    test.use({ engine });
    reading(engine);
    findingTheWay(engine);
    asking(engine);
    looking();
    withoutScripts();
  });

function reading(engine: Engine) {
  test('reads a page, its hard words and its sources', async ({ visitor }) => {
    await visitor.visit(conditionPage);
    await visitor.sees('heading', knee);
    const main = visitor.within('main');
    await main.sees('link', new RegExp(practice.phone.label.replace('+', '.')));
    await main.press('button', 'Source 1');
    const [{ title } = { title: '' }] = fixture.conditions[0]?.data.references ?? [];
    await visitor.until(async () => expect(await main.look('link', title)).not.toHaveLength(1));
  });

  test('pages fit every width', async ({ visitor, looks }) => {
    for (const page of [
      '/',
      conditionPage,
      servicePage,
      overview,
      blogs,
      contacts,
      stories,
      '/for-patients/news-events',
    ]) {
      await visitor.visit(page);
      for (const width of [320, 390, 500, 768, 1280]) {
        await visitor.tab.resize({ width, height: looks.height });
        await visitor.until(async () => {
          const { wide, seen } = await visitor.tab.run(() => ({
            seen: innerWidth,
            wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          }));
          // A window of WebKitGTK is never narrower than 334 pixels.
          expect(seen).toBe(engine === 'WebKit' ? Math.max(width, 334) : width);
          expect(wide, `${page} at ${width}`).toBe(0);
        });
      }
    }
  });

  test('the system is dark, and so are the pages, until the visitor chooses', async ({ visitor }) => {
    await visitor.visit('/about');
    const isDark = (dark: boolean) =>
      visitor.until(async () => {
        const ground = await visitor.tab.run(() => getComputedStyle(document.body).backgroundColor);
        expect(ground).toBe(dark ? 'rgb(10, 25, 38)' : 'rgb(251, 246, 236)');
      });
    const appearance = visitor.within('contentinfo').within('group', 'Appearance');
    await isDark(false);
    await appearance.press('radio', 'Dark');
    await isDark(true);
    await visitor.visit(conditionPage);
    await isDark(true);
    await appearance.sees('radio', 'Dark', { checked: true });
    await appearance.press('radio', 'System');
    await isDark(false);
  });

  test.describe('on a dark system', () => {
    test.use({ looks: { ...desktop, dark: true } });
    test('pages are dark', async ({ visitor }) => {
      await visitor.visit(conditionPage);
      const ground = await visitor.tab.run(() => getComputedStyle(document.body).backgroundColor);
      expect(ground).toBe('rgb(10, 25, 38)');
    });
  });

  test('paper has the words and the number, and not the furniture', async ({ visitor }) => {
    await visitor.visit(conditionPage);
    // Not every engine can be told to print: its own rules for paper are put on the screen.
    await visitor.tab.run(() => {
      const rulesIn = (rules: CSSRuleList): CSSRule[] =>
        [...rules].flatMap((rule) => [
          rule,
          ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
        ]);
      const lists = [...document.styleSheets].flatMap((sheet) => [
        sheet.media,
        ...rulesIn(sheet.cssRules).flatMap((rule) => (rule instanceof CSSMediaRule ? rule.media : [])),
      ]);
      for (const media of lists) {
        const words = media.mediaText;
        if (/\bprint\b/.test(words)) media.mediaText = 'all';
        else if (/\bscreen\b/.test(words)) media.mediaText = 'not all';
      }
    });
    await visitor.sees('heading', knee);
    await visitor.sees('link', new RegExp(practice.phone.label.replace('+', '.')));
    await visitor.seesNo('navigation', 'Main');
    await visitor.seesNo('button', 'Book Appointment Now');
  });
  void engine;
}

function findingTheWay(engine: Engine) {
  test('the menu by mouse', async ({ visitor }) => {
    await visitor.visit('/about');
    const menu = visitor.within('navigation', 'Main');
    await menu.press('button', 'Pain Conditions');
    await menu.press('link', knee);
    await visitor.isAt(conditionPage);
    await visitor.sees('heading', knee);
  });

  test('the menu by keyboard', async ({ visitor }) => {
    await visitor.visit('/about');
    await visitor.keys('Tab');
    await visitor.sees('link', 'Skip to the content', { focused: true });
    const menu = visitor.within('navigation', 'Main');
    const reached = async () => (await menu.look('button', 'Services'))[0]?.focused;
    for (let stops = 0; stops < 12 && !(await reached()); stops += 1) await visitor.keys('Tab');
    await visitor.keys('Enter');
    await menu.sees('link', 'Knee Block');
    await visitor.keys('Escape');
    await menu.seesNo('link', 'Knee Block');
    await menu.sees('button', 'Services', { focused: true });
  });

  test.describe('on a phone', () => {
    test.use({ looks: phone });

    test('the menu by touch', async ({ visitor }) => {
      await visitor.visit('/about');
      await visitor.press('button', 'Menu');
      const menu = visitor.within('navigation', 'Main');
      await menu.press('button', 'Pain Conditions');
      await menu.sees('link', knee);
      await menu.press('button', 'Services');
      await menu.seesNo('link', knee);
      await menu.press('link', 'Knee Block');
      await visitor.isAt(servicePage);
    });

    test('Book Appointment in the menu closes it and opens the dialog', async ({ visitor }) => {
      await visitor.visit('/about');
      await visitor.press('button', 'Menu');
      await visitor.within('navigation', 'Main').press('button', 'Book Appointment');
      const dialog = visitor.within('dialog', 'Book an Appointment');
      await dialog.sees('textbox', /^Full Name/);
      await dialog.press('button', 'Close');
      await visitor.seesNo('dialog');
      await visitor.seesNo('navigation', 'Main');
      await visitor.sees('button', 'Menu', { focused: true });
    });
  });

  test('the tabs of the overview, by press and by arrows', async ({ visitor }) => {
    await visitor.visit(overview);
    const { conditions, services } = screen('overview').tabs;
    await visitor.press('tab', services);
    await visitor.sees('tab', services, { selected: true });
    await visitor.within('tabpanel', services).sees('link', 'Knee Block');
    await visitor.isAt(`${overview}#services`);
    await visitor.keys('ArrowLeft');
    await visitor.sees('tab', conditions, { selected: true, focused: true });
    await visitor.within('tabpanel', conditions).sees('link', knee);
  });

  test('an article by its title', async ({ visitor }) => {
    await visitor.visit(blogs);
    const library = visitor.within('region', screen('blogs').libraryHeading);
    await visitor.write('searchbox', 'Search articles', 'knee p');
    await library.reads('status', 'Found 1 article(s) matching "knee p"');
    await visitor.until(async () => expect(await library.look('article')).toHaveLength(1));
    await library.press('button', 'Services');
    await library.sees('heading', 'No articles found');
  });

  test('a page by a word of her own, from anywhere', async ({ visitor }) => {
    await visitor.visit('/about');
    await visitor.within('banner').press('link', 'Search');
    const search = visitor.within('dialog', 'Search');
    await search.write('searchbox', 'Search this site', 'ghutna');
    await search.press('link', new RegExp(`^${knee}`));
    await visitor.isAt(conditionPage);
  });

  test('the place that hurts', async ({ visitor }) => {
    await visitor.visit('/');
    const map = visitor.within('region', screen('home').bodyMap.heading);
    await map.press('button', 'Neck');
    await map.sees('button', 'Neck', { pressed: true });
    await map.sees('link', 'Neck Pain');
    await map.press('button', 'Knee, from the front');
    await map.press('link', knee);
    await visitor.isAt(conditionPage);
  });

  test('back and forward', async ({ visitor }) => {
    await visitor.visit(blogs);
    await visitor.write('searchbox', 'Search articles', 'knee');
    await visitor.press('link', `Read More about ${knee}`);
    await visitor.isAt(conditionPage);
    await visitor.back();
    await visitor.isAt(`${blogs}?q=knee`);
    await visitor.sees('searchbox', 'Search articles', { value: 'knee' });
    await visitor.forward();
    await visitor.isAt(conditionPage);
    await visitor.within('navigation', 'Main').press('button', 'Book Appointment');
    await visitor.within('dialog', 'Book an Appointment').sees('textbox', /^Full Name/, { value: '' });
  });
  void engine;
}

function asking(engine: Engine) {
  for (const [name, { topic, dialog }] of Object.entries(forms) as [
    RequestFormName,
    (typeof forms)[RequestFormName],
  ][]) {
    const { path, toasts } = requestForms[name];

    test(`${name}: the request arrives with all that was asked for`, async ({ visitor, host }) => {
      const form = await openForm(visitor, name);
      const day = await fill(form);
      await send(form);
      await toast(visitor, toasts.accepted);
      await visitor.seesNo('dialog', dialog);
      const who = { name: 'Asha Rao', mobile: '9876543210', email: null };
      const body = topic
        ? { ...who, appointmentDate: day, condition: topic, formattedDate: longDate(day) }
        : { ...who, appointmentDate: longDate(day) };
      expect(host.received.map(({ path: at, body: sent }) => ({ at, sent }))).toEqual([
        { at: path, sent: body },
      ]);
    });
  }

  test('a message is thanked for, and the form is empty again', async ({ visitor }) => {
    await visitor.visit(contacts);
    const form = visitor.within('main');
    await form.write('textbox', /^Full Name/, 'Asha Rao');
    await form.write('textbox', /^Email Address/, 'asha@example.com');
    await form.write('textbox', /^Message/, 'When may I come?');
    await form.press('button', 'Send Message');
    await visitor.until(async () =>
      expect(await visitor.tab.alert()).toBe("Thank you for reaching out! We'll get back to you soon."),
    );
    await form.sees('textbox', /^Message/, { value: '' });
  });

  test('what is missing is said beside its field', async ({ visitor, host }) => {
    const form = await openForm(visitor, 'procedureAppointment');
    await send(form);
    await toast(visitor, 'Please fix the form errors');
    await form.sees('textbox', /^Full Name/, { described: 'Name is required' });
    await form.write('textbox', /^Full Name/, 'A');
    await visitor.keys('Tab');
    await form.sees('textbox', /^Full Name/, { described: 'Name must be at least 2 characters' });
    expect(host.received).toEqual([]);
  });

  test.describe('when the host is down', () => {
    test.use({ expectedProblems: /./ });
    for (const [manner, said] of [
      [503, 'Your request has not been sent'],
      ['drops the connection', 'We do not know whether your request arrived'],
    ] as [Manner, string][])
      test(`it says so, and sends again: ${manner}`, async ({ visitor, host }) => {
        host.behave(manner);
        const form = await openForm(visitor, 'booking');
        await fill(form);
        await send(form);
        await toast(visitor, 'Server Error - Please try again later');
        await bar(visitor).reads('status', said);
        host.behave(201);
        await bar(visitor).press('button', 'Send again');
        await toast(visitor, 'Appointment Booked Successfully');
        expect(host.received).toHaveLength(1);
      });
  });

  test('the first press counts, also before the scripts are there', async ({ visitor, behave }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await visitor.visit('/about');
    behave({ scriptsAfter: promise });
    await visitor.follow(conditionPage);
    await visitor.within('main').press('button', 'Book Appointment Now');
    resolve();
    await visitor.within('dialog', 'Book Appointment').sees('textbox', /^Full Name/);
  });
  void engine;
}

function looking() {
  test('the pictures of the home page, by hand', async ({ visitor }) => {
    await visitor.visit('/');
    const carousel = visitor.within('region', 'What we look after');
    const slide = (name: string) => carousel.sees('button', new RegExp(`^Show ${name}`), { current: true });
    await slide('Spine');
    await carousel.press('button', 'Next slide');
    await slide('Knee');
    await carousel.press('button', /^Show Head/);
    await slide('Head');
    await carousel.press('button', 'Next slide');
    await slide('Spine');
    await visitor.keys('ArrowLeft');
    await slide('Head');
  });

  test.describe('who does not mind movement', () => {
    test.use({ looks: { ...desktop, still: false } });

    test('plays, pauses and hears a video at a press', async ({ visitor }) => {
      await visitor.visit(stories);
      const [{ title } = { title: '' }] = testimonials;
      await visitor.press('button', `Play: ${title}`);
      await visitor.press('button', `Pause: ${title}`);
      await visitor.sees('button', `Play: ${title}`);
      await visitor.press('button', `Unmute: ${title}`);
      await visitor.sees('button', `Mute: ${title}`);
    });
  });

  test.describe('on a phone', () => {
    test.use({ looks: phone });

    test('the stories go around both ends', async ({ visitor }) => {
      await visitor.visit(stories);
      const carousel = visitor.within('region', 'Videos of patients');
      const shows = (number: number) =>
        carousel.sees('button', new RegExp(`^Show video ${number}:`), { current: true });
      await carousel.press('button', 'Previous slide');
      await shows(testimonials.length);
      await carousel.press('button', 'Next slide');
      await shows(1);
      await carousel.press('button', 'Next slide');
      await shows(2);
    });

    test('a finger moves the pictures', async ({ visitor }) => {
      await visitor.visit('/');
      const carousel = visitor.within('region', 'What we look after');
      await carousel.press('button', 'Next slide');
      await carousel.sees('button', /^Show Knee/, { current: true });
      await carousel.drag('group', /^2 of 3/, -220);
      await carousel.sees('button', /^Show Head/, { current: true });
    });
  });
}

function withoutScripts() {
  test.describe('without scripts, on a phone', () => {
    // Chromium says on its console that no script runs.
    test.use({ looks: phone, expectedProblems: /Blocked script execution/ });
    test.beforeEach(({ behave }) => behave({ withoutScripts: true }));

    test('the menu leads on, and the page can be read and called from', async ({ visitor }) => {
      await visitor.visit('/about');
      await visitor.press('button', 'Menu');
      const menu = visitor.within('navigation', 'Main');
      await menu.press('button', 'Pain Conditions');
      await menu.press('link', knee);
      await visitor.isAt(conditionPage);
      await visitor.sees('heading', knee);
      await visitor.sees('link', new RegExp(practice.phone.label.replace('+', '.')));
    });

    test('who wants to book is led to the contact page', async ({ visitor }) => {
      await visitor.visit(conditionPage);
      const main = visitor.within('main');
      const [button] = await main.look('button', 'Book Appointment Now');
      await main.press(button ? 'button' : 'link', 'Book Appointment Now');
      if (button) await visitor.within('dialog', 'Book Appointment').press('link', 'contact page');
      await visitor.isAt(contacts);
      await visitor.within('main').sees('link', new RegExp(practice.phone.label.replace('+', '.')));
    });
  });
}
