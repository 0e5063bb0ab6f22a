// The tasks of visitors, once in every engine, on the fixture site.
import { requestForms } from '#forms/definitions.ts';
import { bookingWindow, longDate } from '@clinic/contract/dates.ts';
import { languages } from '@clinic/content-model/languages.ts';
import { english } from '@clinic/content-model/messages/english.ts';
import { forms } from '../support/forms.ts';
import { closeAll, conditionPage, engines, expect, fixture, servicePage, test, type Engine } from './test.ts';
import { until, type Visitor } from './visitor.ts';

const { practice, screen, testimonials } = fixture;
const knee = 'Knee Pain';
const overview = '/service_and_pain';
const blogs = '/for-patients/blogs';
const contacts = '/for-patients/contacts';
const stories = '/for-patients/testimonials';
const phoneNumber = new RegExp(practice.phone.label.replace('+', '.'));

const asha = { name: 'Asha Rao', mobile: '9876543210', email: null };

const [named] = fixture.conditions[0]!.data.references;
const source = fixture.publications.find(({ id }) => id === named!.id)!.data;
const containing = (text: string) => ({ text: expect.stringContaining(text) as unknown as string });
const menuOf = (visitor: Visitor) => visitor.within('navigation', 'Main');

/** Opens one of the two forms that differ most. */
async function openForm(visitor: Visitor, form: 'booking' | 'procedureQuery') {
  const { from, button, dialog } = forms[form];
  await visitor.visit(form === 'booking' ? '/about' : servicePage);
  await visitor.within(from, from === 'navigation' ? 'Main' : undefined).press('button', button);
  return visitor.within('dialog', dialog);
}

/** Fills and submits an open form, and returns the requested day. */
async function send(form: Visitor) {
  await form.write('textbox', /^Full Name/, asha.name);
  await form.write('textbox', /^Mobile Number/, asha.mobile);
  const [date] = await form.find('date', /Date/);
  const day = date?.value || bookingWindow(Date.now()).last;
  if (!date?.value) await form.choose('date', /Date/, day);
  await form.press('button', /^(Submit|Book Appointment)$/);
  return day;
}

const toast = (visitor: Visitor, words: string, region: string = english.notifications) =>
  visitor.within('region', region).sees('button', new RegExp(words.replace(/\W/g, '.')));

const onPhone = test.extend({ onPhone: true });

test.afterAll(closeAll);

for (const engine of engines)
  test.describe(engine, () => {
    test.use({ engine });
    reading();
    navigation();
    requests();
    media();
    withoutScripts();
    lostFiles(engine);
  });

function reading() {
  onPhone('fits pages to the width of a phone', async ({ visitor }) => {
    for (const page of ['/', conditionPage, servicePage, overview, contacts, stories])
      await visitor.visit(page);
  });

  test('shows a page and the source of a figure', async ({ visitor, engine }) => {
    await visitor.visit(conditionPage);
    await visitor.sees('heading', knee);
    await visitor.within('main').sees('link', phoneNumber);
    if (engine === 'a browser from 2022') await visitor.press('button', 'References');
    else await visitor.press('button', 'Source 1');
    await visitor.within('main').sees('link', source.title);
  });

  test('scrolls to the fragment of an address', async ({ visitor, engine }) => {
    await visitor.visit(`${conditionPage}#options`);
    const top = () => visitor.tab.run(() => document.getElementById('options')!.getBoundingClientRect().top);
    // In WebKit, a font swap may still move it by some lines.
    const least = engine === 'WebKit' ? -100 : 0;
    await until(async () => expect(await top()).toBeGreaterThanOrEqual(least));
    expect(await top()).toBeLessThan(200);
  });

  test('applies the chosen colour scheme', async ({ visitor }) => {
    await visitor.visit('/about');
    const isDark = (dark: boolean) =>
      until(async () =>
        expect(await visitor.tab.run(() => getComputedStyle(document.body).backgroundColor)).toBe(
          dark ? 'rgb(10, 25, 38)' : 'rgb(251, 246, 236)',
        ),
      );
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

  test('prints the text and the phone number without navigation and buttons', async ({ visitor }) => {
    await visitor.visit(conditionPage);
    // Not every engine can emulate print, so its print styles are applied to the screen.
    await visitor.tab.run(() => {
      const mediaIn = (sheet: CSSStyleSheet | CSSGroupingRule): MediaList[] =>
        [...sheet.cssRules].flatMap((rule) =>
          'cssRules' in rule
            ? [...(rule instanceof CSSMediaRule ? [rule.media] : []), ...mediaIn(rule as CSSGroupingRule)]
            : [],
        );
      for (const media of [...document.styleSheets].flatMap((sheet) => [sheet.media, ...mediaIn(sheet)]))
        if (media.mediaText.includes('print')) media.mediaText = 'all';
        else if (media.mediaText.includes('screen')) media.mediaText = 'not all';
    });
    await visitor.sees('heading', knee);
    await visitor.sees('link', phoneNumber);
    await visitor.seesNo('navigation', 'Main');
    await visitor.seesNo('button', 'Book Appointment Now');
  });
}

function navigation() {
  test('opens and closes the menu by keyboard', async ({ visitor }) => {
    await visitor.visit('/about');
    const menu = menuOf(visitor);
    const place = () => visitor.tab.run(() => [...document.all].indexOf(document.activeElement!));
    const tabTo = async (within: Visitor, role: string, name: string) => {
      while (!(await within.find(role, name))[0]?.focused) {
        const left = await place();
        await visitor.key('Tab');
        await until(async () => expect(await place()).not.toBe(left));
      }
    };
    // A new window ignores keys until it has focus.
    await until(async () => expect(await visitor.tab.run(() => document.hasFocus())).toBe(true));
    await tabTo(visitor, 'link', 'Skip to the content');
    await tabTo(menu, 'button', 'Services');
    // The menu hydrates on focus.
    const isNotHydrated = () => Boolean(document.activeElement?.closest('astro-island[ssr]'));
    await until(async () => expect(await visitor.tab.run(isNotHydrated)).toBe(false));
    await visitor.key('Enter');
    await menu.sees('link', 'Knee Block');
    await visitor.key('Escape');
    await menu.seesNo('link', 'Knee Block');
    await menu.sees('button', 'Services', { focused: true });
  });

  test('keeps the focus while the menu hydrates', async ({ visitor, behave }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    behave({ delays: [/\.js$/, promise] });
    await visitor.follow('/about');
    const about = () => menuOf(visitor).find('link', 'About', 'focus');
    await until(async () => expect(await about()).toMatchObject([{ focused: true }]));
    await visitor.key('Tab');
    await menuOf(visitor).sees('button', 'Pain Conditions', { focused: true });
    resolve();
    const isNotHydrated = () => document.querySelector('.menu')!.closest('astro-island[ssr]') !== null;
    await until(async () => expect(await visitor.tab.run(isNotHydrated)).toBe(false));
    await menuOf(visitor).sees('button', 'Pain Conditions', { focused: true });
  });

  onPhone('opens the menu by touch', async ({ visitor, engine }) => {
    await visitor.visit('/about');
    const menu = menuOf(visitor);
    await visitor.press('button', 'Menu');
    await menu.press('button', 'Pain Conditions');
    await menu.sees('link', knee);
    await menu.press('button', 'Services');
    if (engine !== 'a browser from 2022') await menu.seesNo('link', knee);
    await menu.press('link', 'Knee Block');
    await visitor.isAt(servicePage);
  });

  onPhone('opens the booking dialog from the menu and closes the menu', async ({ visitor }) => {
    await visitor.visit('/about');
    await visitor.press('button', 'Menu');
    await menuOf(visitor).press('button', 'Book Appointment');
    const dialog = visitor.within('dialog', 'Book an Appointment');
    await dialog.sees('textbox', /^Full Name/);
    await dialog.press('button', 'Close');
    await visitor.seesNo('dialog');
    await visitor.seesNo('navigation', 'Main');
    await visitor.sees('button', 'Menu', { focused: true });
  });

  test('switches the tabs of the overview by press and by arrow keys', async ({ visitor }) => {
    await visitor.visit(overview);
    const [conditions, services] = ['Pain Conditions', 'Our Services'] as const;
    await visitor.press('tab', services);
    await visitor.within('tabpanel', services).sees('link', 'Knee Block');
    await visitor.isAt(`${overview}#services`);
    await visitor.key('ArrowLeft');
    await visitor.sees('tab', conditions, { selected: true, focused: true });
    await visitor.within('tabpanel', conditions).sees('link', knee);
  });

  test('finds an article by its title, and goes back and forward', async ({ visitor }) => {
    await visitor.visit(blogs);
    const library = visitor.within('region', 'Conditions and treatments');
    await visitor.write('searchbox', 'Search articles', 'knee p');
    await visitor.key('Enter');
    await library.sees('status', undefined, { text: 'Found 1 article(s) matching "knee p"' });
    await visitor.press('link', `Read More about ${knee}`);
    await visitor.isAt(conditionPage);
    await visitor.sees('heading', knee);
    await visitor.tab.run(() => history.back());
    await visitor.isAt(`${blogs}?q=knee+p`);
    await visitor.sees('searchbox', 'Search articles', { value: 'knee p' });
    await visitor.tab.run(() => history.forward());
    await visitor.isAt(conditionPage);
    await menuOf(visitor).press('button', 'Book Appointment');
    await visitor.within('dialog', 'Book an Appointment').sees('textbox', /^Full Name/, { value: '' });
  });

  test('finds a page by a word of the patient, and goes back to the search', async ({ visitor }) => {
    await visitor.visit('/about');
    const search = visitor.within('dialog', 'Search');
    const open = async () => {
      await visitor.within('banner').press('link', 'Search');
      await search.sees('searchbox', 'Search this site', { focused: true });
    };
    await open();
    await visitor.tab.run(() => history.back());
    await visitor.seesNo('dialog', 'Search');
    await open();
    await visitor.key('Escape');
    await visitor.seesNo('dialog', 'Search');
    await until(async () => expect(await visitor.tab.run(() => history.state as unknown)).toBe(null));
    await open();
    await search.write('searchbox', 'Search this site', 'ghutna');
    await search.sees('link', new RegExp(`^${knee}`));
    await visitor.key('ArrowDown');
    await search.sees('link', new RegExp(`^${knee}`), { focused: true });
    await visitor.key('Enter');
    await visitor.isAt(conditionPage);
    await visitor.tab.run(() => history.back());
    await visitor.isAt('/about');
    await search.sees('searchbox', 'Search this site', { value: 'ghutna' });
  });

  test('leads from the body map to a condition', async ({ visitor }) => {
    await visitor.visit('/');
    const map = visitor.within('region', screen('home').bodyMap.heading);
    await map.press('button', 'Neck');
    await map.sees('button', 'Neck', { pressed: true });
    await map.sees('link', 'Neck Pain');
    await map.press('button', 'Knee, from the front');
    await map.press('link', knee);
    await visitor.isAt(conditionPage);
  });
}

function requests() {
  test('sends a request with all fields', async ({ visitor, host }) => {
    const { path, toasts } = requestForms.procedureQuery;
    const day = await send(await openForm(visitor, 'procedureQuery'));
    await toast(visitor, english[toasts.accepted]);
    await visitor.seesNo('dialog');
    const about = { appointmentDate: day, condition: 'Knee Block', formattedDate: longDate(day) };
    expect(host.received).toMatchObject([{ path, body: { ...asha, ...about } }]);
  });

  onPhone('shows the page in short and sends its form in Hindi', async ({ visitor, host }) => {
    const inEnglish = '/pain-conditions/neck-pain';
    const { messages: words } = screen('hindi');
    const named = (text: string) => new RegExp(`^${text}`);
    await visitor.visit(inEnglish);
    await visitor.within('main').press('link', named(languages.hindi.name));
    await visitor.isAt(`/hi${inEnglish}`);
    await visitor.sees('heading', named(words.nowHeading));
    await visitor.sees('link', /^108$/);
    await visitor.sees('link', named(words.share));
    expect(await visitor.tab.run(() => document.documentElement.lang)).toBe('hi');
    await visitor.fits();
    await visitor.within('main').press('button', named(words.askForm));
    const dialog = visitor.within('dialog', named(words.askForm));
    await dialog.write('textbox', named(words.name), 'आशा राव');
    await dialog.write('textbox', named(words.mobile), '9876543210');
    await dialog.press('button', named(words.submit));
    await toast(visitor, words.submitted, words.notifications);
    expect(host.received).toMatchObject([{ body: { name: 'आशा राव', condition: 'Neck Pain' } }]);
  });

  test('thanks for a message and clears the form', async ({ visitor }) => {
    await visitor.visit(contacts);
    const form = visitor.within('main');
    await form.write('textbox', /^Full Name/, 'Asha Rao');
    await form.write('textbox', /^Email Address/, 'asha@example.com');
    await form.write('textbox', /^Message/, 'When may I come?');
    await form.press('button', 'Send Message');
    await until(async () =>
      expect(await visitor.tab.alert()).toBe("Thank you for reaching out! We'll get back to you soon."),
    );
    await form.sees('textbox', /^Message/, { value: '' });
  });

  test('shows an error beside a missing field', async ({ visitor, host }) => {
    const form = await openForm(visitor, 'procedureQuery');
    await form.press('button', 'Submit');
    await toast(visitor, 'Please fix the form errors');
    await form.sees('textbox', /^Full Name/, { described: 'Name is required' });
    await form.write('textbox', /^Full Name/, 'A');
    await visitor.key('Tab');
    await form.sees('textbox', /^Full Name/, { described: 'Name must be at least 2 characters' });
    expect(host.received).toEqual([]);
  });

  test.describe('when the connection is lost', () => {
    test.use({ expectedProblems: /./ });
    test('reports it and sends again', async ({ visitor, host }) => {
      host.behave('drops the connection');
      const day = await send(await openForm(visitor, 'booking'));
      await toast(visitor, 'Server Error - Please try again later');
      const bar = visitor.within('complementary', 'Your request');
      await bar.sees('status', undefined, containing('We do not know whether your request arrived'));
      host.behave(201);
      await bar.press('button', 'Send again');
      await toast(visitor, 'Appointment Booked Successfully');
      const body = { ...asha, appointmentDate: longDate(day) };
      expect(host.received).toMatchObject([{ path: requestForms.booking.path, body }]);
    });
  });

  test('replays a press from before the scripts loaded', async ({ visitor, behave }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    behave({ delays: [/\.js$/, promise] });
    await visitor.follow(conditionPage);
    await visitor.within('main').press('button', 'Book Appointment Now');
    resolve();
    await visitor.within('dialog', 'Book Appointment').sees('textbox', /^Full Name/);
  });
}

function media() {
  test('moves the carousel of the home page by buttons and arrow keys', async ({ visitor }) => {
    await visitor.visit('/');
    const carousel = visitor.within('region', 'What we look after');
    const slide = (name: string) => carousel.sees('button', new RegExp(`^Show ${name}`), { current: true });
    await slide('Spine');
    await carousel.press('button', /^Show Head/);
    await slide('Head');
    await carousel.press('button', 'Next slide');
    await slide('Spine');
    await visitor.key('ArrowLeft');
    await slide('Head');
    await carousel.press('button', 'Previous slide');
    await slide('Knee');
    await visitor.key('ArrowRight');
    await slide('Head');
  });

  test('plays, pauses and unmutes a video', async ({ visitor }) => {
    await visitor.visit(stories);
    const title = testimonials[0]?.title ?? '';
    await visitor.press('button', `Play: ${title}`);
    await visitor.press('button', `Unmute: ${title}`);
    await visitor.sees('button', `Mute: ${title}`);
    await visitor.press('button', `Pause: ${title}`);
    await visitor.sees('button', `Play: ${title}`);
  });

  onPhone('moves the carousel by swipe', async ({ visitor }) => {
    await visitor.visit('/');
    const carousel = visitor.within('region', 'What we look after');
    await carousel.press('button', 'Next slide');
    await carousel.sees('button', /^Show Knee/, { current: true });
    await carousel.swipe('group', /^2 of 3/, -220);
    await carousel.sees('button', /^Show Head/, { current: true });
  });
}

function withoutScripts() {
  test.describe('without scripts, on a phone', () => {
    // Chromium logs that scripts are blocked.
    test.use({ onPhone: true, expectedProblems: /Blocked script execution/ });
    test.beforeEach(({ behave }) => behave({ withoutScripts: true }));

    test('has a working menu, text and phone number', async ({ visitor, engine }) => {
      await visitor.visit('/about');
      if (engine !== 'a browser from 2022') await visitor.press('button', 'Menu');
      await menuOf(visitor).press('button', 'Pain Conditions');
      await menuOf(visitor).press('link', knee);
      await visitor.isAt(conditionPage);
      await visitor.sees('link', phoneNumber);
    });

    test('opens the references from a link', async ({ visitor, engine }) => {
      await visitor.visit(`${conditionPage}#references`);
      const references = visitor.within('region', 'References');
      if (engine === 'a browser from 2022') await references.press('button', 'References');
      await references.sees('list', undefined, containing(source.title));
    });

    test('leads from the booking button to the contact page', async ({ visitor, engine }) => {
      await visitor.visit(conditionPage);
      const main = visitor.within('main');
      const [button] = await main.find('button', 'Book Appointment Now');
      // In browsers from 2022, the button is beside the link.
      const opens = button && engine !== 'a browser from 2022';
      await main.press(opens ? 'button' : 'link', 'Book Appointment Now');
      if (opens) await visitor.within('dialog', 'Book Appointment').press('link', 'contact page');
      await visitor.isAt(contacts);
      await visitor.within('main').sees('link', phoneNumber);
    });
  });
}

function lostFiles(engine: Engine) {
  const book = (visitor: Visitor) => menuOf(visitor).press('button', 'Book Appointment');

  test('opens the booking dialog after leaving a half-loaded page and coming back', async ({
    visitor,
    behave,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    behave({ delays: [/\.js$|late/, promise] });
    await visitor.follow('/about');
    await menuOf(visitor).press('link', 'Home');
    await visitor.isAt('/');
    await visitor.tab.run(() => history.back());
    await visitor.isAt('/about');
    resolve();
    await book(visitor);
    await visitor.within('dialog', 'Book an Appointment').sees('textbox', /^Full Name/);
    const edge = () =>
      visitor.tab.run(() => getComputedStyle(document.querySelector('dialog[open]')!).borderTopStyle);
    await until(async () => expect(await edge()).toBe('none'));
  });

  test.describe('a form whose script failed to load', () => {
    test.use({
      expectedProblems: /ERR_EMPTY_RESPONSE|dynamically imported module|Failed to load|Importing a module/,
    });

    test('loads on the next press', async ({ visitor, behave }) => {
      behave({ drops: /forms\./ });
      await visitor.visit('/about');
      await book(visitor);
      const form = () =>
        visitor.tab.run(() => ({
          ...document.querySelector('dialog[open]')!.closest<HTMLElement>('astro-island')!.dataset,
        }));
      await until(async () => expect(await form()).toHaveProperty('failed'));
      await visitor.within('dialog', 'Book an Appointment').press('button', 'Close');
      behave({});
      await book(visitor);
      await until(async () => expect(await form()).not.toHaveProperty('failed'));
    });
  });

  if (engine === 'a browser from 2022')
    test.describe('the script that opens dialogs', () => {
      test.use({ expectedProblems: /ERR_EMPTY_RESPONSE|Failed to fetch dynamically imported module/ });
      test('replays the press when it loads late', async ({ visitor, behave }) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        behave({ delays: [/commands/, promise] });
        await visitor.visit('/about');
        await book(visitor);
        resolve();
        await visitor.within('dialog', 'Book an Appointment').sees('textbox', /^Full Name/);
      });

      test('is requested again at the next press when it failed to load', async ({ visitor, behave }) => {
        behave({ drops: /commands/ });
        await visitor.visit('/about');
        behave({});
        await book(visitor);
        await visitor.within('dialog', 'Book an Appointment').sees('textbox', /^Full Name/);
      });
    });
}
